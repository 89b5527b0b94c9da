import { i18n } from '@lingui/core'
import { compileMessage } from '#lib/compile-message.ts'
import { firstMessages, activateLocale } from '#ui/messages.ts'

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
firstMessages()

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

/** What is asked for, else English: until the house is heard (`setDefaultLocale`). */
export const preferredLanguage = (): Language => askedLanguage() ?? 'en'

/** Brings the words of what is open and switches the page to them. Rejects when they cannot be had. */
export async function setLocale(language: Language): Promise<void> {
  await activateLocale(language)
  document.documentElement.lang = language
}

/** The preferred language, or English where its catalogue is not to be had. */
export async function setPreferredLocale(): Promise<void> {
  try {
    await setLocale(preferredLanguage())
  } catch {
    await setLocale('en')
  }
}

/** The house's own language, to whoever asks for none that we speak. */
export async function setDefaultLocale(language: string | undefined): Promise<void> {
  if (askedLanguage() === undefined && isLanguage(language))
    await setLocale(language).catch(() => {})
}

/** As `speak`, and remembers the choice on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLocale(language)
  try {
    localStorage.setItem(KEPT_AS, language)
  } catch {
    // As above.
  }
}
