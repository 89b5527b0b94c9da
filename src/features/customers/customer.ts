import type { Customer } from '#contract/customers.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, notFalse } from '#lib/loose.ts'

export type { Customer }

/** Only a clear yes: nobody is banned, or honoured, by what a host leaves out. */
const isTrue = (value: unknown) =>
  value === true || value === 1 || value === '1' || value === 'true'

/** A customer, under the names that other hosts have too (spec 3 §3). */
export function parseCustomer(raw: ResourceRow): Customer {
  const row = looseObject(raw)
  const email = looseTextOrNull(row.email) ?? looseTextOrNull(row.customer_email)
  const phone = looseTextOrNull(row.phone) ?? looseTextOrNull(row.customer_phone)
  const name =
    looseText(row.name) || looseText(row.full_name) || looseText(row.customer_name) || email || ''
  return {
    id: raw.id,
    version: raw.version,
    operation_id: raw.operation_id,
    created_at: looseText(row.created_at),
    changed_at: looseText(row.changed_at) || looseText(row.updated_at),
    name,
    email,
    phone,
    bookings: looseNumber(row.bookings) ?? looseNumber(row.booking_count) ?? 0,
    spend: looseNumber(row.spend) ?? looseNumber(row.total_spend) ?? 0,
    vip: isTrue(row.vip),
    banned: isTrue(row.banned),
    marketing_opt_in: notFalse(row.marketing_opt_in),
    notes: looseTextOrNull(row.notes),
    last_seen: looseTextOrNull(row.last_seen) ?? looseTextOrNull(row.updated_at),
    device_time: looseTextOrNull(row.device_time),
    changed_by: looseTextOrNull(row.changed_by),
  }
}
