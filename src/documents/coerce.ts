import type { ResourceRow, Resource, RowAt } from '#contract/resources.ts'
import { coerceObject, coerceText, coerceTextOrNull, type Fields } from '#lib/coerce.ts'

export * from '#lib/coerce.ts'

/** A row before it is read: what every row has was seen to where it came in. */
export type Raw = ResourceRow & Fields

/** What a file of this folder exports as `readers`: of each of its resources, how a row is read. */
export type Readers = { readonly [Of in Resource]?: (raw: Raw) => RowAt<Of> | null }

/** Only a clear yes is one: for what is not taken where nobody says so. */
export function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

/** The first that says anything. */
export function firstText(...values: readonly unknown[]): string {
  return values.map(coerceText).find((text) => text !== '') ?? ''
}

const DAY = /^\d{4}-\d{2}-\d{2}/

/** The day of the first that is a date or a moment; null where none is. */
export function coerceDay(...values: readonly unknown[]): string | null {
  for (const value of values) {
    const text = coerceText(value)
    if (DAY.test(text)) return text.slice(0, 10)
  }
  return null
}

/** What every row has. */
export function commonFieldsOf(row: Raw) {
  const { id, version, operation_id } = row
  const created_at = coerceText(row.created_at)
  const changed_at = firstText(row.changed_at, row.updated_at) || created_at
  return { id, version, operation_id, created_at, changed_at }
}

/** Whoever it is for, whom hosts put on the row or in a `customer` (spec 3 §3). */
export function customerOf(row: Fields) {
  const customer = coerceObject(row.customer)
  return {
    customer_name: firstText(row.customer_name, row.guest_name, row.customer, customer.name),
    customer_phone: coerceTextOrNull(row.customer_phone) ?? coerceTextOrNull(customer.phone),
    customer_email: coerceTextOrNull(row.customer_email) ?? coerceTextOrNull(customer.email),
  }
}

/** One of these words, in whatever case it came; undefined for all else. */
export function coerceOneOf<Word extends string>(words: readonly Word[], value: unknown) {
  const text = coerceText(value).toLowerCase()
  return words.find((one) => one === text)
}

/**
 * The state as the host says it, in lower case: another host may know more than ours, and the desk
 * shows what it says. No step of ours leads on from there.
 */
export const stateOf = <Status extends string>(row: Raw, fallback: Status) =>
  (coerceText(row.status).toLowerCase() || fallback) as Status

/** What every row of a service has beside its state; what is left out is empty. */
export const orderedOf = (row: Raw) => ({
  ...commonFieldsOf(row),
  ...customerOf(row),
  code: coerceText(row.code),
  source: coerceText(row.source),
  cancel_reason: coerceTextOrNull(row.cancel_reason),
  device_time: coerceTextOrNull(row.device_time),
  changed_by: coerceTextOrNull(row.changed_by),
})

/** The same of what costs something. */
export const pricedOf = (row: Raw) => ({
  ...orderedOf(row),
  currency: 'USD',
  payment_status: coerceText(row.payment_status).toLowerCase() || 'unpaid',
  card_announced: coerceTextOrNull(row.card_announced),
  room_booking_id: coerceTextOrNull(row.room_booking_id),
  flag: coerceTextOrNull(row.flag),
})

/** What it is sorted by: a category with its name, its id alone, or its name alone. */
export function categoryOf(row: Raw) {
  const { id, name } = coerceObject(row.category)
  const category_id = firstText(row.category_id, id)
  return { category_id, category: { id: category_id, name: firstText(name, row.category) } }
}

/** What has a name and nothing else; null without. */
export function namedOf(row: Raw) {
  const name = coerceText(row.name)
  return name === '' ? null : { ...commonFieldsOf(row), name }
}
