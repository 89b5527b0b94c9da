import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { maxStayNights, nightsOf } from '#domain/stays.ts'
import type { DeskBooking } from '../desk-booking.ts'

/** New dates and room in the dialog; '' where nothing is chosen. */
export interface Move {
  check_in: string
  check_out: string
  room_id: string
}

export interface MoveProblems {
  check_in?: MessageDescriptor
  check_out?: MessageDescriptor
  room_id?: MessageDescriptor
}

/** The combined list calls them start and end, the calendar check-in and check-out (spec 3 §5). */
export type MoveTerms = 'period' | 'stay'

const terms = {
  period: {
    noStart: msg`Choose a start date.`,
    noEnd: msg`Choose an end date.`,
    order: msg`End date must be after start date.`,
  },
  stay: {
    noStart: msg`Choose a check-in date.`,
    noEnd: msg`Choose a check-out date.`,
    order: msg`Check-out must be after check-in.`,
  },
} as const satisfies Record<MoveTerms, Record<string, MessageDescriptor>>

/** Problems that block a move (spec 3 §5). */
export function moveProblems(
  move: Move,
  booking: DeskBooking,
  speaking: MoveTerms = 'period',
): MoveProblems {
  const { check_in, check_out, room_id } = move
  const words = terms[speaking]
  if (check_in === '' || check_out === '') {
    return {
      ...(check_in === '' ? { check_in: words.noStart } : {}),
      ...(check_out === '' ? { check_out: words.noEnd } : {}),
    }
  }
  if (check_out <= check_in) return { check_out: words.order }
  if (nightsOf(check_in, check_out) > maxStayNights) {
    return { check_out: msg`A stay may have at most ${maxStayNights} nights.` }
  }
  const same =
    check_in === booking.check_in &&
    check_out === booking.check_out &&
    (room_id === '' || room_id === booking.room_id)
  return same ? { check_in: msg`Choose other dates or another room.` } : {}
}
