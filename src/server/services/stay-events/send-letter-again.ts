import * as z from 'zod/mini'
import type { StayEventParams } from '#contract/stay-events.ts'
import { isLetterSentAgain } from '#domain/stay-letters.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { NoticeKind } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { queueNotice } from '../../notices/queue.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { lockBooking } from '../bookings/index.ts'

/** A letter of the stay's history. Throws `not_found`. */
async function letterIn(tx: Tx, bookingId: string, id: string) {
  const row = await tx.db
    .selectFrom('stay_events')
    .select(['params', 'notice_id'])
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const { letter } = JSON.parse(row?.params ?? '{}') as StayEventParams
  if (row === undefined || letter === undefined) return refuse('no_such_letter')
  return { letter, notice: await noticeOf(tx, row.notice_id) }
}

async function noticeOf(tx: Tx, id: string | null) {
  if (id === null) return undefined
  return await tx.db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * POST /api/hotel-bookings/{id}/letters/{letterId}/send: a letter of the same kind about the same,
 * made from the rows as they are when it is sent, to the stay's own address. Once for each time it is
 * asked for; one that still waits goes by itself.
 */
export const sendLetterAgain = write({
  name: 'sendLetterAgain',
  body: z.unknown(),
  answer: z.object({ id: z.string(), queued: z.literal(true) }),
  async write(tx, { params, operation, now }) {
    const { row: booking, together } = await lockBooking(tx, params.id)
    const id = params.letterId ?? ''
    const { letter, notice } = await letterIn(tx, booking.id, id)
    if (!isLetterSentAgain(letter)) refuse('letter_not_sent_again')
    if (booking.customer_email === null) refuse('guest_has_no_email')
    if (notice?.state === 'queued') return { status: 200, body: { id, queued: true } }
    await queueNotice(tx, {
      kind: letter.kind as NoticeKind,
      dedupe: `again:${id}:${operation?.id ?? uuidv7(now.getTime())}`,
      // Of the time before this server a letter is known by its kind alone: it was about the stay.
      subject_kind: notice?.subject_kind ?? 'room',
      subject_ids: notice
        ? (JSON.parse(notice.subject_ids) as string[])
        : together.map((row) => row.id),
      to_email: booking.customer_email,
      to_phone: null,
      language: notice?.language ?? booking.language,
      askedBy: tx.stamp.by ?? null,
    })
    return {
      status: 202,
      body: { id, queued: true },
      changes: [
        {
          resource: 'hotel_bookings',
          rowId: booking.id,
          changed: { letter_sent_again: [null, letter.kind] },
        },
      ],
    }
  },
})
