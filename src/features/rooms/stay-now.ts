import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { nightsOf } from '#domain/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { daysText } from '#parts/day-and-amount.ts'
import type { OwnBooking } from './own-booking.ts'
import { answeredBookings } from './use-own-bookings.ts'

const moves = ['roomId', 'checkIn', 'checkOut', 'grandTotal'] as const

/**
 * A guest's booking as if it had been asked for as the house has it now: the desk moves stays to other
 * nights and rooms, and cancels one room of several. The same operation where nothing changed. `now`:
 * its rooms as last received. Pure.
 */
export function stayNow(operation: OperationRow, now: readonly OwnBooking[]): OperationRow {
  const kept = now.filter(({ status }) => status !== 'cancelled')
  // Cancelled as a whole it is told as it was last.
  const live = kept.length === 0 ? now : kept
  const taken = new Map(answeredBookings(operation).map((one) => [one.id, one]))
  const moved = live.some((one) => {
    const was = taken.get(one.id)
    return was !== undefined && moves.some((field) => was[field] !== one[field])
  })
  if (live.length === 0 || !(moved || live.length < taken.size)) return operation
  const body = operation.body as BookRoom | BookBundle
  const checkIn = live.map((one) => one.checkIn).toSorted()[0]!
  const checkOut = live
    .map((one) => one.checkOut)
    .toSorted()
    .at(-1)!
  const schedule = { check_in: checkIn, check_out: checkOut, nights: nightsOf(checkIn, checkOut) }
  const total = fromCents(live.reduce((sum, one) => sum + toCents(one.grandTotal), 0))
  const detail = live
    .map((one) => {
      const own = one.checkIn === checkIn && one.checkOut === checkOut
      return own ? nameOf(one) : `${nameOf(one)} (${daysText(one.checkIn, one.checkOut)})`
    })
    .join(', ')
  return {
    ...operation,
    words: { ...operation.words, detail },
    body:
      'room_id' in body
        ? {
            ...body,
            schedule,
            // Its rooms are named one by one.
            guests: { ...body.guests, quantity: 1 },
            pricing: { ...body.pricing, grand_total: total },
          }
        : {
            ...body,
            schedule,
            room_ids: live.map(({ roomId }) => roomId),
            pricing: { ...body.pricing, total },
          },
  }
}

const nameOf = ({ roomName, roomNumber: number }: OwnBooking) =>
  roomName || i18n._(msg`Room ${number}`)
