import * as z from 'zod/mini'
import { hotelBooking } from '#contract/bookings.ts'
import { writeOffStay as writeOffBody } from '#contract/folio.ts'
import { toCents } from '#domain/money.ts'
import { baseOf } from '../../house-settings.ts'
import { refuse, refuseWith, write } from '../../pipeline/endpoint.ts'
import { changeBooking, deskBooking, lockBooking } from '../bookings/index.ts'
import { checkPayable } from '../check-price.ts'
import { stayMoney } from '../money/index.ts'

/** Francs in dollars may differ by a cent on the device, which knows their parts in francs alone. */
const ROUNDED = 1

/**
 * What is left owing is asked for until somebody who may do so gives it up (issue "The stay and its
 * money"). Only of a guest who has left: before that the bill itself is changed. Nothing is taken off
 * the bill, and money that still comes counts first.
 */
export const writeOffStay = write({
  name: 'writeOffStay',
  body: writeOffBody,
  answer: z.object({ data: hotelBooking }),
  async write(tx, { params, body }) {
    const { row } = await lockBooking(tx, params.id)
    const current = await deskBooking(tx.db, row)
    if (row.status !== 'completed') {
      refuseWith(
        {
          reason: 'step_not_possible',
          params: { noun: 'booking', status: row.status, verb: 'written off' },
        },
        { current },
      )
    }
    const { balance, writtenOff } = await stayMoney(tx.db, { kind: 'room', id: row.id })
    const owing = balance + writtenOff
    const cents = toCents(body.amount)
    const seen = body.seen === undefined ? owing : toCents(body.seen.owing)
    if (Math.abs(seen - owing) > ROUNDED || cents > owing + ROUNDED) {
      refuse('another_sum', { current })
    }
    if (cents < owing - ROUNDED) checkPayable(body.amount, await baseOf(tx.db), 'amount')
    const written_off_cents = cents === 0 ? null : Math.min(cents, owing)
    const changed = await changeBooking(tx, row, {
      written_off_cents,
      write_off_reason: written_off_cents === null ? null : body.reason,
    })
    return {
      status: 200,
      body: { data: await deskBooking(tx.db, changed) },
      // Where nothing was given up, nothing is taken back.
      changes:
        row.written_off_cents === null && written_off_cents === null
          ? []
          : [
              {
                resource: 'hotel_bookings',
                rowId: row.id,
                changed: {
                  written_off_cents: [row.written_off_cents, written_off_cents],
                  // Taking it back has its reason in the trail alone.
                  write_off_reason: [row.write_off_reason, body.reason],
                },
              },
            ],
    }
  },
})
