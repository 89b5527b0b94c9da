import * as z from 'zod/mini'
import { reservationStatuses } from '#domain/tables.ts'
import * as f from './fields.ts'

/** Table reservations (spec 2 §3, §7; decisions.md, "Orders"). */

export const reserveTable = z.object({
  code: z.optional(f.code),
  date: f.day,
  time: f.timeOfDay,
  party_size: f.whole(1, 200),
  notes: f.optionalText(1000),
  promo_code: f.optionalText(40),
  custom_request: f.optionalText(500),
  customer: f.customerAtDesk,
  ...f.flatCustomer,
  ...f.sent,
})

export const publicReservation = z.object({
  ...f.syncedRow,
  code: f.code,
  status: z.enum(reservationStatuses),
  date: f.day,
  time: f.timeOfDay,
  party_size: z.number(),
  cancel_reason: f.textOrNull,
})

export const reservation = z.extend(publicReservation, {
  ...f.orderedBy,
  customer_phone: z.string(),
  notes: f.textOrNull,
  custom_request: f.textOrNull,
  promo_code: f.textOrNull,
  source: z.string(),
  ...f.written,
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
export type Reservation = z.infer<typeof reservation>
export type TablesFull = z.infer<typeof tablesFull>

declare module './resources.ts' {
  interface RowOf {
    table_reservations: Reservation
  }
}
