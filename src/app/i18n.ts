import { i18n } from '@lingui/core'
import { compileMessage } from '#lib/compile-message.ts'
import { firstWords, speakIn } from '#ui/words.ts'

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
 * English stands in the source: every screen brings its own words with it, and the first paint waits
 * for no catalogue. Of the other languages the first load brings its own words alone (decision 12).
 */
i18n.setMessagesCompiler(compileMessage)
firstWords()

export function isLanguage(value: string | null | undefined): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

/** The person's choice, else the first of the browser's languages that we speak. */
function askedLanguage(): Language | undefined {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEPT_AS)
  } catch {
    // Storage may be shut; the choice then lasts as long as the page.
  }
  if (isLanguage(kept)) return kept
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find(isLanguage)
}

/** What is asked for, else English: until the house is heard (`speakHouse`). */
export const preferredLanguage = (): Language => askedLanguage() ?? 'en'

/** Brings the words of what is open and switches the page to them. Rejects when they cannot be had. */
export async function speak(language: Language): Promise<void> {
  await speakIn(language)
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

/** The house's own language, to whoever asks for none that we speak. */
export async function speakHouse(language: string | undefined): Promise<void> {
  if (askedLanguage() === undefined && isLanguage(language)) await speak(language).catch(() => {})
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
