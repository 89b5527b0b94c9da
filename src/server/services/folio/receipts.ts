import * as z from 'zod/mini'
import { issueReceipt as issueBody, receipt } from '#contract/folio.ts'
import { containedTaxes, folioTotal } from '#domain/folio.ts'
import { toCents } from '#domain/money.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { counters } from '../../db/counters.ts'
import { write } from '../../http/endpoint.ts'
import { lockOne } from '../bookings/steps.ts'
import { freeCode } from '../free-code.ts'
import { settingsOf } from '../house/settings.ts'
import { receiptOf } from './wire.ts'

/**
 * POST /api/hotel-bookings/{id}/receipts: keeps what was handed to the guest as it was written, with
 * the next number. The taxes are the house's to work out; a receipt is never changed afterwards.
 */
export const issueReceipt = write({
  name: 'issueReceipt',
  body: issueBody,
  answer: z.object({ id: z.string(), data: receipt }),
  async write(tx, { params, body, operation, now }) {
    const { row: booking } = await lockOne(tx, params.id)
    const { taxes } = await settingsOf(tx.db)
    const lines = body.lines.map((line) => ({ ...line, cents: toCents(line.amount) }))
    const id = uuidv7(now.getTime())
    await tx.insert('receipts', {
      id,
      booking_id: booking.id,
      code: await freeCode(tx, 'receipts', body.code),
      number: await tx.next(counters.receipt),
      payer: body.payer,
      payer_tax_number: body.payer_tax_number ?? null,
      lines: JSON.stringify(body.lines),
      taxes: JSON.stringify(containedTaxes(lines, taxes)),
      total_cents: folioTotal(lines),
      paid_cents: toCents(body.paid),
      currency: body.currency,
      payments: JSON.stringify(body.payments ?? []),
      // When the guest was handed it, as far as the device can be believed.
      issued_at: operation?.deviceTime ?? now.toISOString(),
      device_time: operation?.deviceTime ?? null,
      changed_by: tx.stamp.by ?? null,
    })
    const row = await tx.lock('receipts', id)
    if (row === undefined) throw new Error('The receipt just made is not there')
    return {
      status: 201,
      body: { id, data: receiptOf(row) },
      changes: [{ resource: 'receipts', rowId: id, changed: { number: [null, row.number] } }],
    }
  },
})
