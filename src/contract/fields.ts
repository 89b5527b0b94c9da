import * as z from 'zod/mini'
import { mostOfAny } from '#domain/price.ts'
import { isCalendarDay } from '#domain/days.ts'
import { EMAIL } from '#domain/email.ts'
import { currencies } from '#lib/currency.ts'
import { isBlank } from '#lib/is-blank.ts'
import { isPhone } from '#domain/phone.ts'
import { plainDigits } from '#lib/plain-digits.ts'

/** Fields that several resources share, with their bounds. */

export const id = z.string().check(z.minLength(1), z.maxLength(64))
/** `YYYY-MM-DD` */
export const day = z.string().check(z.refine(isCalendarDay, 'format'))
/** `HH:MM` */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** `YYYY-MM-DDTHH:MM`, the house's time. */
export const dayTime = z.string().check(
  z.regex(/T([01]\d|2[0-3]):[0-5]\d$/),
  z.refine((text) => isCalendarDay(text.slice(0, -6)), 'format'),
)
/** ISO 8601 in UTC */
export const moment = z.iso.datetime().check(z.regex(/^(19|2\d)/))
export const textOrNull = z.nullable(z.string())
export const momentOrNull = z.nullable(moment)
/** ISO 4217, of those that a house may keep or take. */
export const currency: z.ZodMiniType<string, string> = z.enum(currencies)
export const whole = (least: number, most: number) =>
  z.number().check(z.int(), z.gte(least), z.lte(most))
/** A thousand of the dearest thing in the smallest money; in cents still a whole number to the last digit. */
const mostSum = 1000 * mostOfAny

/** In the house's base currency, with decimals, as the documents show prices. */
export const amount = z.number().check(z.gte(0), z.lte(mostSum))
/** In the currency named beside it, with decimals where it has any. */
export const charge = z.number().check(z.gte(0), z.lte(mostSum))
/** 8 letters and digits without look-alikes, see lib/code.ts */
export const code = z.string().check(z.regex(/^[2-9A-HJKMNP-TV-Z]{8}$/))

/** In which the guest reads: what is written to them later is in it. */
export const language = z.enum(['en', 'fr', 'rw'])

export const text = (limit: number) => z.string().check(z.trim(), z.maxLength(limit))
/** Something that can be read: marks without width alone are as good as nothing. */
export const requiredText = (limit: number) =>
  z.string().check(
    z.trim(),
    z.overwrite((said) => (isBlank(said) ? '' : said)),
    z.minLength(1),
    z.maxLength(limit),
  )
/** Absent, null and empty are all null. */
export const optionalText = (limit: number) =>
  z.pipe(
    z.optional(z.nullable(text(limit))),
    z.transform((value) => (value === undefined || value === null || value === '' ? null : value)),
  )

/** One address, see domain/email.ts. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(200),
    z.email({ pattern: EMAIL, error: 'Please enter a valid email.' }),
  )
/** A number that can be called, see domain/phone.ts; as the person wrote it, in digits that the desk reads. */
export const phone = z
  .string()
  .check(
    z.trim(),
    z.overwrite(plainDigits),
    z.minLength(1),
    z.maxLength(40),
    z.refine(isPhone, 'phone'),
  )
const nothing = z.string().check(z.trim(), z.maxLength(0))
export const phoneOrNone = z.union([nothing, phone])
/** Absent, null and empty are all null. */
const optional = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.pipe(
    z.optional(z.nullable(z.union([nothing, schema]))),
    z.transform((value) => value || null),
  )
export const optionalEmail = optional(email)
export const optionalPhone = optional(phone)

/** What every row that devices keep carries. */
export const syncedRow = {
  id,
  version: z.number(),
  created_at: moment,
  changed_at: moment,
  operation_id: textOrNull,
}

/** Of a row's last change, for the desk. */
export const written = {
  device_time: momentOrNull,
  /** A name of staff, or `guest`; null when unknown. */
  changed_by: textOrNull,
}

/** Whose a service's row is, for the desk. */
export const orderedBy = {
  customer_name: z.string(),
  customer_phone: textOrNull,
  customer_email: textOrNull,
}

/** What the desk sees of the row of a service that costs something. */
export const charged = {
  source: z.string(),
  /** Something for the desk to look at. */
  flag: textOrNull,
  /** The stay on whose folio it is; null: it is paid by itself. */
  room_booking_id: z.optional(z.nullable(id)),
  ...written,
}

/** Who asks for something. */
export const customer = z.object({ name: requiredText(120), phone, email: optionalEmail })
/** Guests must leave a phone number; who stands at the desk need not (spec 3 §5). */
export const customerAtDesk = z.extend(customer, { phone: optionalPhone })
/** The same beside `customer`, as the documents have it too. */
export const flatCustomer = {
  customer_name: z.optional(z.string()),
  customer_phone: z.optional(z.string()),
  customer_email: z.optional(textOrNull),
}

/** Whose bill it goes on. */
export const chargedRoom = {
  room_number: z.optional(optionalText(20)),
  room_guest_name: z.optional(optionalText(120)),
}
export const cardOrRoom = {
  reference: optionalText(120),
  processor: optionalText(40),
  ...chargedRoom,
}

/** From where it was sent, and in which language it was read. */
export const sent = { source: text(40), language: z.optional(language) }

/** A picture of at most 4.5 MB, in base64. */
export const picture = z.object({
  filename: text(200),
  data: z.string().check(z.minLength(1), z.maxLength(6 * 1024 * 1024)),
})

/**
 * A step of the desk on something (approve, start, …). `seen` is the state the person saw; without
 * it (other apps) only lawfulness is checked. `reason` goes with a cancellation.
 */
export const step = <const Status extends string>(statuses: readonly Status[]) =>
  z.object({
    seen: z.optional(z.object({ status: z.enum(statuses) })),
    reason: z.optional(optionalText(300)),
  })

/** A refusal by its name, with what its sentence fills in (refusals/): maybe of a newer house. */
export const reason = z.string().check(z.maxLength(40))
export const reasonParams = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.string())]),
)
export const said = z.object({ reason, params: z.optional(reasonParams) })

/** A line of a cart: `request` is a service's own, without what the cart says for all lines. */
export const cartLine = <const Kind extends string, Request extends z.ZodMiniType>(
  kind: Kind,
  request: Request,
) => z.object({ line: id, kind: z.literal(kind), request })

/** A tax that is an amount for each room or guest and night, in the base currency. */
export const fixedTax = z.object({
  amount: z.number().check(z.gt(0)),
  for: z.enum(['room', 'guest']),
})
