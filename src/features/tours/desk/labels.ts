import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cancelledPaidLabels } from '#parts/desk/cancelled-paid-labels.ts'

/** What the house marked for the desk to deal with: in short, and what to do. */
export interface TourFlagLabels {
  short: MessageDescriptor
  todo: MessageDescriptor
}

/** Null where nothing is marked. */
export function tourFlagLabels(flag: string | null): TourFlagLabels | null {
  if (flag === null) return null
  if (flag === 'room_mismatch') {
    return {
      short: msg`Room does not match`,
      todo: msg`The guest wants it charged to a room, but room and name match no stay in house. Ask the guest, and settle it by hand.`,
    }
  }
  const held = cancelledPaidLabels(flag)
  if (held !== null) return held
  return {
    short: msg`Needs a look`,
    todo: msg`The house marked this booking for the desk. Look at its payments before you go on.`,
  }
}

const methods: Readonly<Record<string, MessageDescriptor>> = {
  cash: msg`On arrival`,
  room: msg`Charged to the room`,
  card: msg`Card`,
}

/** Null for a payment method that our server does not know. */
export function tourMethodLabels(method: string): MessageDescriptor | null {
  return methods[method] ?? null
}
