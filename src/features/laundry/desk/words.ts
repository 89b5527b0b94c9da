import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the house marked for the desk to deal with: in short, and what to do. */
export interface LaundryFlagWords {
  short: MessageDescriptor
  todo: MessageDescriptor
}

const flags: Readonly<Record<string, LaundryFlagWords>> = {
  part_paid: {
    short: msg`Paid in part`,
    todo: msg`What came does not cover the price. Ask the guest for the rest.`,
  },
  overpaid: {
    short: msg`Paid too much`,
    todo: msg`More was paid than it costs by now. Give the guest the difference.`,
  },
}

const unknown: LaundryFlagWords = {
  short: msg`Needs a look`,
  todo: msg`The house marked this order for the desk. Look at its payments before you go on.`,
}

/** Null where nothing is marked. */
export function laundryFlagWords(flag: string | null): LaundryFlagWords | null {
  return flag === null ? null : (flags[flag] ?? unknown)
}
