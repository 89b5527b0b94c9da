import { withoutAddresses } from '#domain/strangers-text.ts'
import { buildLetter, type Compose } from '../../notices/kind.ts'
import { confirmed, held } from './confirmed.ts'
import { roomLines, roomsBooked } from './booked-rooms.ts'

/** To the house: somebody paid, and the room went to another. The desk must call. */
const roomGone: Compose = async (writing) => {
  const { db, ids, notice, settings, locale, publicUrl } = writing
  const rooms = (await roomsBooked(db, ids)).filter(({ flag }) => flag !== null)
  const [first] = rooms
  // Settled by the desk meanwhile.
  if (first === undefined) return null
  const w = locale.texts.roomGone
  const late = first.flag === 'paid_cancelled'
  const letter = buildLetter(writing, (late ? w.lateSubject : w.subject)(first.code), {
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
      { kind: 'list', title: w.rooms, items: roomLines(rooms, locale) },
      ...(publicUrl === null
        ? []
        : [{ kind: 'link' as const, label: w.open, url: `${publicUrl}/dashboard/bookings` }]),
    ],
  })
  return { letter, to: notice.to_email ?? settings.email, sms: null }
}

export const notices = { booking_confirmed: confirmed, booking_held: held, room_gone: roomGone }
