import { filledTranslations } from '#domain/translations.ts'
import { inLanguage, type Translations } from '#domain/texts.ts'
import { canonicalJson } from '#lib/canonical.ts'

/** The column `translations` of what is sold (decision 87): JSON; left out of a new row: `{}`. */
export interface TranslatedRow {
  translations?: string | undefined
}

export const translationsIn = ({ translations = '{}' }: TranslatedRow) =>
  JSON.parse(translations) as Translations

export const translationsColumn = (translations: Translations): string =>
  canonicalJson(filledTranslations(translations))

/** As rows of the wire have them: not at all where there are none. */
export const translationsWire = (
  row: TranslatedRow,
): { translations: Translations | undefined } => ({
  translations: (row.translations ?? '{}') === '{}' ? undefined : translationsIn(row),
})

/**
 * A name that was written down when something was ordered, in a language: as what is sold is called
 * there now, unless it has been given another name since.
 *
 * @param row what is sold; undefined: the house has it no longer
 */
export function orderedName(
  name: string,
  row: (TranslatedRow & { name: string }) | undefined,
  language: string,
): string {
  if (row?.name !== name) return name
  return inLanguage({ name, translations: translationsIn(row) }, language).name
}
