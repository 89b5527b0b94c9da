import { i18n, type Messages } from '@lingui/core'
import { compileMessage } from '#lib/compile-message.ts'

/** Languages of the site; Kinyarwanda for the guest's screens. */
export const languages = {
  en: 'English',
  fr: 'Français',
  rw: 'Ikinyarwanda',
} as const
export type Language = keyof typeof languages

/** Catalogues: what guests see, and what only the desk's screens need. */
type Part = 'site' | 'desk'

/** The prefix keeps it through a sign-out: it is the device's, not the person's. */
const KEPT_AS = 'imisozi:language'

type Load = () => Promise<{ messages: Messages }>

/**
 * English stands in the source: every screen brings its own words with it, the first load carries
 * no other screen's, and the first paint waits for no catalogue.
 */
const english: Load = async () => ({ messages: {} })
i18n.setMessagesCompiler(compileMessage)

const catalogues: Record<Part, Record<Language, Load>> = {
  site: {
    en: english,
    fr: () => import('../locales/site/fr.po'),
    rw: () => import('../locales/site/rw.po'),
  },
  desk: {
    en: english,
    fr: () => import('../locales/desk/fr.po'),
    // The desk speaks English and French; its English must not cover the site's Kinyarwanda.
    rw: english,
  },
}

const spokenParts = new Set<Part>(['site'])
let spoken: Language = 'en'

export function isLanguage(value: string | null | undefined): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

/** The person's choice, else the first of the browser's languages that we speak, else English. */
export function preferredLanguage(): Language {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEPT_AS)
  } catch {
    // Storage may be shut; the choice then lasts as long as the page.
  }
  if (isLanguage(kept)) return kept
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find(isLanguage) ?? 'en'
}

/** Loads the catalogues and switches the page to them. Rejects when one cannot be had. */
export async function speak(language: Language): Promise<void> {
  const loaded = await Promise.all([...spokenParts].map((part) => catalogues[part][language]()))
  spoken = language
  i18n.loadAndActivate({
    locale: language,
    messages: Object.assign({}, ...loaded.map(({ messages }) => messages)),
  })
  document.documentElement.lang = language
}

/** The desk's words too, in the language spoken; before its first screen. */
export async function speakDesk(): Promise<void> {
  spokenParts.add('desk')
  try {
    await speak(spoken)
  } catch {
    // The catalogue of this language did not arrive: English came with the app's shell.
    await speak('en')
  }
}

/** The preferred language, or English where its catalogue is not to be had. */
export async function speakPreferred(): Promise<void> {
  try {
    await speak(preferredLanguage())
  } catch {
    await speak('en')
  }
}

/** As `speak`, and remembers the choice on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language)
  try {
    localStorage.setItem(KEPT_AS, language)
  } catch {
    // As above.
  }
}
