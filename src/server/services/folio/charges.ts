import { tableOf } from '#contract/services/index.ts'
import { chargedToStay, chargeToStay as chargeBody, type ChargeToStay } from '#contract/folio.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { lockBooking } from '../bookings/index.ts'
import { updateOverpaidFlag } from '../money/index.ts'

/** The row's flag once the desk has settled which stay it belongs to. */
const settled = (flag: string | null) => (flag === 'room_mismatch' ? null : flag)

async function chargeOrRemove(tx: Tx, { kind, subject_id, on }: ChargeToStay, bookingId: string) {
  const table = tableOf[kind]
  const row = await tx.lock(table, subject_id)
  if (row === undefined) return refuse('no_such_entry', { noun: 'order' })
  const was = row.room_booking_id
  const requested = on ? bookingId : null
  // Taken off another's folio it was not on: as wished.
  if (was === requested || (!on && was !== bookingId))
    return { table, was, now: was, version: row.version }
  if (on && row.status === 'cancelled') {
    return refuse('nothing_to_charge')
  }
  const patch = {
    room_booking_id: requested,
    changed_by: tx.stamp.by ?? null,
    flag: settled(row.flag),
  }
  await tx.update(table, row.id, patch)
  const changed = await tx.lock(table, row.id)
  await updateOverpaidFlag(tx, { kind: 'room', id: bookingId })
  return { table, was, now: requested, version: changed?.version ?? row.version }
}

/**
 * POST /api/hotel-bookings/{id}/charges: puts what a service sold on this stay's folio, whatever the
 * guest wrote, or takes it off.
 */
export const chargeToStay = write({
  name: 'chargeToStay',
  body: chargeBody,
  answer: chargedToStay,
  async write(tx, { params, body }) {
    const { row: booking } = await lockBooking(tx, params.id)
    if (body.on && booking.status === 'cancelled') {
      refuse('no_folio')
    }
    const { table, was, now, version } = await chargeOrRemove(tx, body, booking.id)
    return {
      status: 200,
      body: { id: body.subject_id, on: now === booking.id, version },
      ...(was !== now && {
        changes: [
          { resource: table, rowId: body.subject_id, changed: { room_booking_id: [was, now] } },
        ],
      }),
    }
  },
})
