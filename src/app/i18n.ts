import { i18n } from '@lingui/core'

/** Languages of the site; Kinyarwanda for the guest's screens. */
export const languages = {
  en: 'English',
  fr: 'Français',
  rw: 'Ikinyarwanda',
} as const
export type Language = keyof typeof languages

const KEPT_AS = 'imisozi:language'

const catalogues: Record<Language, () => Promise<{ messages: Record<string, never> }>> = {
  en: () => import('../locales/en.po') as never,
  fr: () => import('../locales/fr.po') as never,
  rw: () => import('../locales/rw.po') as never,
}

function isLanguage(value: string | null | undefined): value is Language {
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
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2))
  return spoken.find(isLanguage) ?? 'en'
}

/** Loads the catalogue and switches the page to it. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await catalogues[language]()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
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
