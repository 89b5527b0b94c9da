import { i18n } from '@lingui/core'
import { compileMessage } from '#lib/compile-message.ts'
import { fallbackHouse } from '#offline/reads/house-query.ts'
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

/** Of the house, as this device last heard: its own language, and those that it speaks, with commas. */
let own = fallbackHouse.language
let spoken = fallbackHouse.languages?.join()

export function isLanguage(value: string | null | undefined): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

const isSpoken = (value: string | null | undefined): value is Language =>
  isLanguage(value) && (spoken?.includes(value) ?? true)

/** The person's choice, else the first of the browser's languages that the house speaks. */
function askedLanguage(): Language | undefined {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(STORAGE_KEY)
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
  if (isSpoken(stored)) return stored
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find(isSpoken)
}

/** The asked-for language, else the house's own; English before it is known (`followHouse`). */
export const preferredLanguage = (): Language => askedLanguage() ?? (isLanguage(own) ? own : 'en')

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

/**
 * The house's languages have changed: people whose browser asks for none of them read its own, and so do
 * those who read one that it does not speak any more.
 */
export async function followHouse(language?: string, its?: string): Promise<void> {
  own = language
  spoken = its
  const next = preferredLanguage()
  const stays = i18n.locale === next || (askedLanguage() !== undefined && isSpoken(i18n.locale))
  if (!stays) await setLocale(next).catch(() => {})
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
