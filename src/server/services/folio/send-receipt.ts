import * as z from 'zod/mini'
import { sendReceipt as sendBody } from '#contract/folio.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { queueNotice } from '../../notices/queue.ts'

/**
 * POST /api/hotel-bookings/{id}/receipts/{receiptId}/send: once for each time it is asked for, by the
 * job that sends all letters.
 */
export const sendReceipt = write({
  name: 'sendReceipt',
  body: sendBody,
  answer: z.object({ id: z.string(), queued: z.literal(true) }),
  async write(tx, { params, body, operation, now }) {
    const row = await tx.lock('receipts', params.receiptId ?? '')
    if (row === undefined || row.booking_id !== params.id) {
      return refuse('no_such_receipt')
    }
    await queueNotice(tx, {
      kind: 'receipt',
      dedupe: `receipt:${row.id}:${operation?.id ?? uuidv7(now.getTime())}`,
      subject_kind: 'receipts',
      subject_ids: [row.id],
      to_email: body.to,
      to_phone: null,
      language: body.language,
      askedBy: tx.stamp.by ?? null,
    })
    // The address is the guest's: the trail says that it was sent, not where.
    return {
      status: 202,
      body: { id: row.id, queued: true },
      changes: [{ resource: 'receipts', rowId: row.id, changed: { sent: [null, true] } }],
    }
  },
})
