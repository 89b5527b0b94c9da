import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CustomUnit } from '#domain/custom.ts'
import { cancelledPaidLabels } from '#parts/desk/cancelled-paid-labels.ts'

/** What the house marked for the desk to deal with: in short, and what to do. Null: nothing. */
export function customFlagLabels(
  flag: string | null,
): { short: MessageDescriptor; todo: MessageDescriptor } | null {
  if (flag === null) return null
  if (flag === 'room_mismatch') {
    return {
      short: msg`Room does not match`,
      todo: msg`The guest wants it charged to a room, but room and name match no stay in house. Ask the guest, and settle it by hand.`,
    }
  }
  return (
    cancelledPaidLabels(flag) ?? {
      short: msg`Needs a look`,
      todo: msg`The house marked this order for the desk. Look at its payments before you go on.`,
    }
  )
}

/** What a price is for. */
export const unitLabels: Readonly<Record<CustomUnit, MessageDescriptor>> = {
  piece: msg`a piece`,
  person: msg`a person`,
  hour: msg`an hour`,
  day: msg`a day`,
  kilo: msg`a kilo`,
}
