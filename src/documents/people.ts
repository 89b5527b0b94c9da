import {
  coerceNumber,
  coerceTextOrNull,
  firstText,
  isNotFalse,
  isYes,
  commonFieldsOf,
  type Readers,
} from './coerce.ts'

/** Who books at the guest house (spec 3 §3). */

export const readers: Readers = {
  /** Only by a clear yes is somebody banned, or honoured. */
  customers(row) {
    const email = firstText(row.email, row.customer_email)
    return {
      ...commonFieldsOf(row),
      name: firstText(row.name, row.full_name, row.customer_name, email),
      email: email || null,
      phone: firstText(row.phone, row.customer_phone) || null,
      bookings: coerceNumber(row.bookings) ?? coerceNumber(row.booking_count) ?? 0,
      spend: coerceNumber(row.spend) ?? coerceNumber(row.total_spend) ?? 0,
      vip: isYes(row.vip),
      banned: isYes(row.banned),
      marketing_opt_in: isNotFalse(row.marketing_opt_in),
      notes: coerceTextOrNull(row.notes),
      last_seen: firstText(row.last_seen, row.updated_at) || null,
      device_time: coerceTextOrNull(row.device_time),
      changed_by: coerceTextOrNull(row.changed_by),
    }
  },
}
