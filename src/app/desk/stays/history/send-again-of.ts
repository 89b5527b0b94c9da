import { isLetterSentAgain } from '#domain/stay-letters.ts'
import { blocksRoom } from '#domain/stays.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import type { SentLetter } from './history-of.ts'

type Stay = Pick<DeskBooking, 'status' | 'hold_until'>

/**
 * Ids of the letters that can be sent again: of several about the same the newest, where what it
 * says is still so. One that waits goes by itself. Pure.
 *
 * @param letters the newest first
 * @param today the house's day
 */
export function sendAgainOf(
  letters: readonly SentLetter[],
  stay: Stay,
  today: string,
): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const one of letters) {
    const about = subjectOf(one)
    if (seen.has(about)) continue
    seen.add(about)
    if (one.letter.state !== 'queued' && isStillSo(one, stay, today)) found.add(one.event.id)
  }
  return found
}

function subjectOf({ event, letter }: SentLetter): string {
  const { service = '', subject = '' } = event.params
  return [letter.kind, service, subject].join(' ')
}

function isStillSo({ event, letter }: SentLetter, stay: Stay, today: string): boolean {
  if (!isLetterSentAgain(letter)) return false
  switch (letter.kind) {
    case 'booking_confirmed':
      return blocksRoom(stay.status)
    case 'booking_held':
      return stay.status === 'pending' && (stay.hold_until ?? '') >= today
    case 'booking_cancelled':
      return event.params.service !== undefined || stay.status === 'cancelled'
    default:
      return true
  }
}
