import { withoutAddresses } from '#domain/strangers-text.ts'
import { letterOf, type Compose } from './kind.ts'
import { roomLines, roomsBooked } from './stay.ts'

/** To the house: somebody paid, and the room went to another. The desk must call. */
export const roomGone: Compose = async (writing) => {
  const { db, ids, notice, settings, speech, publicUrl } = writing
  const rooms = (await roomsBooked(db, ids)).filter(({ flag }) => flag !== null)
  const [first] = rooms
  // Settled by the desk meanwhile.
  if (first === undefined) return null
  const w = speech.words.roomGone
  const late = first.flag === 'paid_cancelled'
  const letter = letterOf(writing, (late ? w.lateSubject : w.subject)(first.code), {
    title: late ? w.lateTitle : w.title,
    blocks: [
      { kind: 'paragraph', text: late ? w.lateLead : w.lead },
      {
        kind: 'facts',
        rows: [
          [w.code, first.code],
          [w.guest, withoutAddresses(first.customer_name)],
          [w.phone, first.customer_phone ?? '–'],
        ],
      },
      { kind: 'list', title: w.rooms, items: roomLines(rooms, speech) },
      ...(publicUrl === null
        ? []
        : [{ kind: 'link' as const, label: w.open, url: `${publicUrl}/dashboard/bookings` }]),
    ],
  })
  return { letter, to: notice.to_email ?? settings.email, sms: null }
}

/** To the house: what a guest wrote on the contact page. */
export const messageReceived: Compose = async (writing) => {
  const { db, ids, notice, settings, speech } = writing
  const ticket = await db
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', ids[0] ?? '')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (ticket === undefined) return null
  const w = speech.words.message
  const letter = letterOf(writing, w.subject(withoutAddresses(ticket.subject, 120)), {
    title: w.title,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [w.from, `${withoutAddresses(ticket.name)}, ${ticket.email}`],
          ...(ticket.phone === null ? [] : [[w.phone, ticket.phone] as const]),
          [w.about, ticket.subject],
        ],
      },
      { kind: 'quote', text: ticket.message },
      { kind: 'paragraph', text: w.reply },
    ],
  })
  return { letter, to: notice.to_email ?? settings.email, replyTo: ticket.email, sms: null }
}
