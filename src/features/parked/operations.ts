import { msg } from '@lingui/core/macro'
import { oneRow } from '#contract/route.ts'
import type { KeptRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Meanings } from '#offline/meaning.ts'
import { looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'

/** Settled here: gone from everybody's list as soon as the house knows, from this one at once. */
function applySettled(rows: readonly KeptRow[], operation: OperationRow): readonly KeptRow[] {
  const left = rows.filter((row) => row.id !== operation.params.id)
  return left.length === rows.length ? rows : left
}

/** What became of a row that this device wanted to settle. */
function stateOf(current: unknown) {
  const row = looseObject(oneRow(current))
  const at = looseTextOrNull(row.settled_at ?? row.changed_at)
  const note = looseTextOrNull(row.settled_note)
  switch (looseText(row.state)) {
    case 'taken':
      return { says: msg`Taken after all, from its own device`, at, note }
    case 'withdrawn':
      return { says: msg`Withdrawn on its own device`, at, note }
    case 'settled':
      return { says: msg`Settled by a colleague`, at, note }
    default:
      return null
  }
}

/** Dealing with what another device could not get taken, as a queued operation. */
export const meanings: Meanings = {
  settleParked: {
    title: () => msg`Settle a colleague’s change`,
    detail: (operation) => {
      const words = operation.words.detail
      return msg`${words}`
    },
    overlay: { resource: 'parked', apply: applySettled },
    ways: () => [],
    house: stateOf,
    check: msg`Look whether it is still in the list of what needs a decision.`,
  },
}
