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

/** Belongs to the device, not to the person: keys with this prefix survive a sign-out. */
const STORAGE_KEY = 'imisozi:language'

/**
 * English texts are in the source: each screen's chunk has its own, and the first paint waits for no
 * catalogue. In other languages the first load fetches only the texts of the first screen (decision
 * 12).
 */
i18n.setMessagesCompiler(compileMessage)
firstMessages()

export function isLanguage(value: string | null | undefined): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

/** The person's choice, else the first of the browser's languages that we speak. */
function askedLanguage(): Language | undefined {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(STORAGE_KEY)
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
  if (isLanguage(stored)) return stored
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find(isLanguage)
}

/** The asked-for language, else English, until the server's settings are known (`setDefaultLocale`). */
export const preferredLanguage = (): Language => askedLanguage() ?? 'en'

/** Loads the texts of the open screens and switches the page to them. Rejects if they do not load. */
export async function setLocale(language: Language): Promise<void> {
  await activateLocale(language)
  document.documentElement.lang = language
}

/** The preferred language, or English if its catalogue does not load. */
export async function setPreferredLocale(): Promise<void> {
  try {
    await setLocale(preferredLanguage())
  } catch {
    await setLocale('en')
  }
}

/** The house's own language, for people whose browser asks for none of ours. */
export async function setDefaultLocale(language: string | undefined): Promise<void> {
  if (askedLanguage() === undefined && isLanguage(language))
    await setLocale(language).catch(() => {})
}

/** As `setLocale`; also remembers the choice on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLocale(language)
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // As above.
  }
}
