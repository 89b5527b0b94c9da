import * as z from 'zod/mini'
import { mostOfAny } from '#domain/price.ts'
import * as f from './fields.ts'
import { rowTranslations, translations } from './translations.ts'

/**
 * The offer as staff edit it: what all services share (spec 3 §3, §5, §7.4 to §7.6, §7.9). A change
 * has only changed fields; `seen` has the values that the person saw. A field that a colleague
 * changed meanwhile is 409 `conflict`; other changes are merged.
 */

/** A new picture replaces the existing one; null removes it. */
export const image = z.optional(z.nullable(f.picture))

/** In the base currency; the house refuses more than is likely there, and fractions of francs. */
export const price = z.number().check(z.gt(0), z.lte(mostOfAny))
export const name = f.requiredText(120)
export const position = f.whole(0, 10_000)

export const changeOf = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.extend(z.partial(z.object(fields)), {
    seen: z.optional(z.partial(z.object(fields))),
    image_base64: image,
  })

/** A category of the offer. */
export const namedCategory = z.object({
  ...f.syncedRow,
  name: z.string(),
  translations: rowTranslations,
})
export const createNamedCategory = z.object({ name, translations: rowTranslations })
export const updateNamedCategory = changeOf({ name, translations })

/** What a row of an offer in categories has, before and after what is its own. */
export const offerHead = {
  ...f.syncedRow,
  category_id: f.id,
  category: z.object({ id: f.id, name: z.string(), translations: rowTranslations }),
  name: z.string(),
}
export const offerTail = {
  is_available: z.boolean(),
  description: z.string(),
  image_path: f.textOrNull,
  translations: rowTranslations,
}

/** The saved row as in its list, and the documents' message (spec 3 §8.3). */
export const saved = z.object({ data: z.unknown(), message: z.string() })
export const deleted = z.object({ message: z.string() })

export type NamedCategory = z.infer<typeof namedCategory>
