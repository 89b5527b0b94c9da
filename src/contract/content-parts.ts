import { canonicalJson } from '#lib/canonical.ts'
import { contentFieldNames, type Content, type ContentField } from './content.ts'

/** In a form that equal parts share: a text that was emptied is one that was never written. */
export const comparable = (part: unknown): string =>
  canonicalJson(
    JSON.parse(JSON.stringify(part, (_, value: unknown) => (value === '' ? undefined : value))),
  )

/** The parts in which two documents differ. */
export const differingParts = (one: Content, other: Content): ContentField[] =>
  contentFieldNames.filter((name) => comparable(one[name]) !== comparable(other[name]))
