import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { flagLabels } from '#parts/desk/cancelled-paid-labels.ts'

/** What the house marked for the desk to deal with. Null where nothing is marked. */
export const tourFlagLabels = (flag: string | null) =>
  flagLabels(
    flag,
    msg`The house marked this booking for the desk. Check its payments before you go on.`,
  )

const methods: Readonly<Record<string, MessageDescriptor>> = {
  cash: msg`On arrival`,
  room: msg`Charged to the room`,
  card: msg`Card`,
}

/** Null for a payment method that our server does not know. */
export function tourMethodLabels(method: string): MessageDescriptor | null {
  return methods[method] ?? null
}
