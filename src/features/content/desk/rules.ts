import { contentFieldNames, type Content, type ContentField } from '#contract/content.ts'
import { comparable } from '#contract/content-parts.ts'
import { settingLanguages } from '#domain/settings.ts'
import { coerceObject } from '#lib/coerce.ts'

/** The editor's rules: pure. */

export type Language = (typeof settingLanguages)[number]

/** What a person changed in a part, and what they saw in it when they began. */
export interface Edit {
  value: unknown
  seen: unknown
}
export type Edits = Readonly<Partial<Record<ContentField, Edit>>>

/** The same list with one entry one place up (-1) or down (1); itself at its ends. */
export function moved<Entry>(list: readonly Entry[], at: number, by: -1 | 1): Entry[] {
  const other = list[at + by]
  const entry = list[at]
  if (other === undefined || entry === undefined) return [...list]
  return list.with(at, other).with(at + by, entry)
}

const isTexts = (value: object) =>
  !Array.isArray(value) &&
  Object.entries(value).some(
    ([key, text]) =>
      (settingLanguages as readonly string[]).includes(key) && typeof text === 'string',
  )

/** In how many texts of a part this language is missing, though another one has it. */
export function missingIn(value: unknown, language: Language): number {
  if (typeof value !== 'object' || value === null) return 0
  if (isTexts(value)) {
    const said = (text: unknown) => typeof text === 'string' && text.trim() !== ''
    const texts = value as Readonly<Record<string, unknown>>
    return !said(texts[language]) && Object.values(texts).some(said) ? 1 : 0
  }
  return Object.values(value).reduce<number>((sum, one) => sum + missingIn(one, language), 0)
}

/** All texts of a value in one language, where they stand. */
function textsOf(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return null
  // An empty one has none yet.
  if (isTexts(value) || (!Array.isArray(value) && Object.keys(value).length === 0))
    return (value as Readonly<Record<string, unknown>>)[language] ?? ''
  return Object.values(value).map((one) => textsOf(one, language))
}

/** In which languages two values of a part say something else: `shown` alone where none does. */
export function differingLanguages(
  [one, other]: readonly [unknown, unknown],
  spoken: readonly Language[],
  shown: Language,
): readonly Language[] {
  const found = spoken.filter(
    (language) => comparable(textsOf(one, language)) !== comparable(textsOf(other, language)),
  )
  return found.length === 0 ? [shown] : found
}

/** A part's edit; none where it says again what the draft has. */
export function edited(edits: Edits, base: Content, part: ContentField, value: unknown): Edits {
  const { [part]: before, ...others } = edits
  if (comparable(value) === comparable(base[part])) return others
  return { ...others, [part]: { value, seen: before === undefined ? base[part] : before.seen } }
}

/** Those that the draft does not have yet. */
export const unsaved = (edits: Edits, base: Content): Edits =>
  Object.fromEntries(
    Object.entries(edits).filter(
      ([part, { value }]) => comparable(value) !== comparable(base[part as ContentField]),
    ),
  )

/**
 * Without what the draft has now as it was `sent`. What was typed into a part while that was under way goes
 * on, over what the draft has now.
 */
export const afterSaving = (edits: Edits, sent: Edits, now: Content): Edits =>
  Object.fromEntries(
    Object.entries(edits).flatMap(([name, edit]) => {
      const part = name as ContentField
      const was = sent[part]
      if (was === undefined) return [[part, edit]]
      if (comparable(was.value) === comparable(edit.value)) return []
      return [[part, { value: edit.value, seen: now[part] }]]
    }),
  )

/** Parts that a colleague changed since the person began to edit them. */
export const conflictsOf = (edits: Edits, base: Content): ContentField[] =>
  contentFieldNames.filter((part) => {
    const edit = edits[part]
    return edit !== undefined && comparable(edit.seen) !== comparable(base[part])
  })

/** The edits of a draft on the device. */
export function readEdits(value: unknown): Edits {
  const kept = coerceObject(value)
  return Object.fromEntries(
    contentFieldNames.flatMap((part) => {
      const edit = kept[part]
      const isEdit = typeof edit === 'object' && edit !== null && 'value' in edit && 'seen' in edit
      return isEdit ? [[part, edit as Edit]] : []
    }),
  )
}
