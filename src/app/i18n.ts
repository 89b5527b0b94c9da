import { i18n, type Messages } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

/** Languages of the site; Kinyarwanda for the guest's screens. */
export const languages = {
  en: 'English',
  fr: 'Français',
  rw: 'Ikinyarwanda',
} as const
export type Language = keyof typeof languages

/** The prefix keeps it through a sign-out: it is the device's, not the person's. */
const KEPT_AS = 'imisozi:language'

/**
 * English stands in the source, so each screen brings its own with it and the first paint waits for
 * no catalogue; plurals are read on the device.
 */
i18n.setMessagesCompiler(compileMessage)

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: async () => ({ messages: {} }),
  fr: () => import('../locales/fr.po'),
  rw: () => import('../locales/rw.po'),
}

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
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return spoken.find(isLanguage) ?? 'en'
}

/** Loads the catalogue and switches the page to it. Rejects when it cannot be had. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await catalogues[language]()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
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
