import * as z from 'zod/mini'
import { addFolioItem as addBody, folioItem } from '#contract/folio.ts'
import { toCents } from '#domain/money.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { baseOf } from '../../house-settings.ts'
import { checkPriceInBase } from '../check-price.ts'
import { lockBooking } from '../bookings/index.ts'
import { updateOverpaidFlag } from '../money/index.ts'
import { writtenBy } from '../written-by.ts'
import { folioItemOf } from './wire.ts'

/** POST /api/hotel-bookings/{id}/folio-items: a fact of the desk's, taken in any state of the stay. */
export const addFolioItem = write({
  name: 'addFolioItem',
  body: addBody,
  answer: z.object({ id: z.string(), data: folioItem }),
  async write(tx, { params, body, operation }) {
    checkPriceInBase(body.price, await baseOf(tx.db), 'price')
    const { row: booking } = await lockBooking(tx, params.id)
    const id = tx.newId('folio_items')
    await tx.insert('folio_items', {
      id,
      booking_id: booking.id,
      title: body.title,
      price_cents: toCents(body.price),
      qty: body.qty,
      ...writtenBy(tx, operation),
    })
    await updateOverpaidFlag(tx, { kind: 'room', id: booking.id })
    const row = await tx.lockWritten('folio_items', id)
    return {
      status: 201,
      body: { id, data: folioItemOf(row) },
      changes: [{ resource: 'folio_items', rowId: id, changed: { qty: [null, body.qty] } }],
    }
  },
})

/** DELETE /api/hotel-bookings/{id}/folio-items/{itemId}: gone already is as good. */
export const removeFolioItem = write({
  name: 'removeFolioItem',
  body: z.unknown(),
  answer: z.object({ id: z.string(), deleted: z.literal(true) }),
  async write(tx, { params }) {
    const { row: booking } = await lockBooking(tx, params.id)
    const id = params.itemId ?? ''
    const row = await tx.lock('folio_items', id)
    if (row === undefined) {
      const known = await tx.db
        .selectFrom('folio_items')
        .select('id')
        .where('id', '=', id)
        .where('booking_id', '=', booking.id)
        .executeTakeFirst()
      if (known === undefined) refuse('no_such_folio_item')
      return { status: 200, body: { id, deleted: true } }
    }
    if (row.booking_id !== booking.id) refuse('no_such_folio_item')
    await tx.remove('folio_items', id)
    await updateOverpaidFlag(tx, { kind: 'room', id: booking.id })
    return {
      status: 200,
      body: { id, deleted: true },
      changes: [{ resource: 'folio_items', rowId: id, changed: { qty: [row.qty, null] } }],
    }
  },
})
