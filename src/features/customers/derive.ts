import type { RowAt } from '#contract/resources.ts'
import { internationalPhone } from '#domain/phone.ts'
import type { Customer } from '#contract/customers.ts'

/** The guest of one booking or laundry order. */
export interface Trace {
  name: string
  email: string | null
  phone: string | null
  /** In the base currency. */
  spend: number
  at: string
  /** Bookings are counted, laundry is not (spec 3 §7.8). */
  counts: boolean
}

/** Paid payments, or all of it where the booking says that it is paid. */
export function parseBooked(row: RowAt<'hotel_bookings'>): Trace {
  const paid = (row.payments ?? [])
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount }) => sum + amount, 0)
  const whole = row.payment_status === 'paid' ? row.grand_total : 0
  return {
    name: row.customer_name,
    email: row.customer_email,
    phone: row.customer_phone,
    spend: paid > 0 ? paid : whole,
    at: row.created_at,
    counts: true,
  }
}

export const parseWashed = (row: RowAt<'laundry_orders'>): Trace => ({
  name: row.customer,
  email: row.customer_email,
  phone: row.customer_phone,
  spend: row.grand_total,
  at: row.created_at,
  counts: false,
})

function keyOf({ email, phone, name }: Trace): string {
  if (email !== null) return `email:${email.toLowerCase()}`
  const number = internationalPhone(phone ?? '')
  return number === null ? `name:${name.toLowerCase()}` : `phone:${number}`
}

/** Customers by e-mail, phone or name (spec 3 §7.8), where the host has no list of them. */
export function deriveCustomers(traces: readonly Trace[]): Customer[] {
  const found = new Map<string, Customer>()
  for (const trace of traces) {
    const { name, email, phone, spend, at, counts } = trace
    if (name === '' && email === null && phone === null) continue
    const key = keyOf(trace)
    const before = found.get(key)
    found.set(key, {
      id: key,
      version: 0,
      operation_id: null,
      created_at: before && before.created_at < at ? before.created_at : at,
      changed_at: at,
      name: before?.name || name || email || phone || '',
      email: before?.email ?? email,
      phone: before?.phone ?? phone,
      bookings: (before?.bookings ?? 0) + (counts ? 1 : 0),
      spend: (before?.spend ?? 0) + spend,
      vip: false,
      banned: false,
      marketing_opt_in: true,
      notes: null,
      last_seen: [before?.last_seen ?? '', at].toSorted().at(-1) || null,
      device_time: null,
      changed_by: null,
    })
  }
  return [...found.values()]
}
