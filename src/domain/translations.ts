import type { Translations } from './texts.ts'

const written = (said: unknown) =>
  Object.entries(said ?? {}).filter(([, text]) => typeof text === 'string' && text.trim() !== '')

/** What is written of stored or typed translations: those that say the same are then equal. */
export function filledTranslations(translations: unknown): Translations {
  const filled = Object.entries(translations ?? {})
    .map(([language, said]) => [language, Object.fromEntries(written(said))] as const)
    .filter(([, said]) => Object.keys(said).length > 0)
  return Object.fromEntries(filled)
}

const languages = ['en', 'fr', 'rw'] as const

/** Translations as cells of a table: `name (fr)` -> text, '' where there is none. */
export function translationCells(
  translations: Translations = {},
): [heading: string, text: string][] {
  return (['name', 'description'] as const).flatMap((field) =>
    languages.map((language): [string, string] => [
      `${field} (${language})`,
      translations[language]?.[field] ?? '',
    ]),
  )
}
