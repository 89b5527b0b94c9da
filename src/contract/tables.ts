import * as z from 'zod/mini'
import { reservationStatuses } from '#domain/tables.ts'
import * as f from './fields.ts'

/** Table reservations (spec 2 §3, §7; decisions.md, "Orders"). */

export const reserveTable = z.object({
  code: z.optional(f.code),
  date: f.day,
  time: f.timeOfDay,
  party_size: z.number().check(z.int(), z.gte(1), z.lte(200)),
  notes: f.optionalText(1000),
  promo_code: f.optionalText(40),
  custom_request: f.optionalText(500),
  customer: z.object({
    name: f.requiredText(120),
    phone: f.phone,
    email: f.optionalEmail,
  }),
  customer_name: z.optional(z.string()),
  customer_phone: z.optional(z.string()),
  customer_email: z.optional(z.nullable(z.string())),
  source: f.text(40),
  language: z.optional(f.language),
})

export const publicReservation = z.object({
  ...f.kept,
  code: f.code,
  status: z.enum(reservationStatuses),
  date: f.day,
  time: f.timeOfDay,
  party_size: z.number(),
  cancel_reason: z.nullable(z.string()),
})

export const reservation = z.extend(publicReservation, {
  customer_name: z.string(),
  customer_phone: z.string(),
  customer_email: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  custom_request: z.nullable(z.string()),
  promo_code: z.nullable(z.string()),
  source: z.string(),
  device_time: z.nullable(f.moment),
  changed_by: z.nullable(z.string()),
})

export const reservedTable = z.object({ id: f.id, reservation: publicReservation })

export const stepReservation = f.step(reservationStatuses)

/** `current` of 409 `tables_full`: seats left then, and times near it with seats enough. */
export const tablesFull = z.object({
  date: f.day,
  time: f.timeOfDay,
  seats_left: z.number(),
  times: z.array(f.timeOfDay),
})

export type ReserveTable = z.infer<typeof reserveTable>
export type PublicReservation = z.infer<typeof publicReservation>
export type Reservation = z.infer<typeof reservation>
export type TablesFull = z.infer<typeof tablesFull>
export type StepReservation = z.infer<typeof stepReservation>

declare module './resources.ts' {
  interface RowOf {
    table_reservations: Reservation
  }
}
