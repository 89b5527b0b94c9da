import { msg } from '@lingui/core/macro'
import { oneRow } from '#contract/route.ts'
import type { ApplyOverlay, OperationDescriptors } from '#offline/operation-descriptor.ts'
import { storedDetail } from '#parts/stored-detail.ts'
import { coerceObject, coerceText, coerceTextOrNull } from '#lib/coerce.ts'

/** Settled here: removed from this list at once, from other devices' when the server has it. */
const applySettled: ApplyOverlay = (rows, operation) => {
  const left = rows.filter((row) => row.id !== operation.params.id)
  return left.length === rows.length ? rows : left
}

/** The server's state of a row that this device wanted to settle. */
function stateOf(current: unknown) {
  const row = coerceObject(oneRow(current))
  const at = coerceTextOrNull(row.settled_at ?? row.changed_at)
  const note = coerceTextOrNull(row.settled_note)
  switch (coerceText(row.state)) {
    case 'taken':
      return { label: msg`Taken after all, from its own device`, at, note }
    case 'withdrawn':
      return { label: msg`Withdrawn on its own device`, at, note }
    case 'settled':
      return { label: msg`Settled by a colleague`, at, note }
    default:
      return null
  }
}

/** Settling another device's parked operation, as a queued operation. */
export const descriptors: OperationDescriptors = {
  settleParked: {
    title: () => msg`Settle a colleague’s change`,
    detail: storedDetail,
    overlay: { resource: 'parked', apply: applySettled },
    recoveryActions: () => [],
    serverStatus: stateOf,
    check: msg`Check whether it is still in the list of what needs a decision.`,
  },
}
