import * as z from 'zod/mini'
import * as f from './fields.ts'

/** Names and descriptions of what is sold in other languages (decision 87). */

const said = z.optional(
  z.object({ name: z.optional(f.text(120)), description: z.optional(f.text(4000)) }),
)

/** By language; the row's own name and description stand for those that are missing. */
export const translations = z.object({ en: said, fr: said, rw: said })

/** Of a row: absent where there are none, and with other hosts. */
export const rowTranslations = z.optional(translations)
