import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { routeOf } from '#contract/routes.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import type { ParkedElsewhere } from '../data.ts'

/**
 * Carries a colleague's matter out in one's own name: theirs is settled first, so that their device
 * can't bring it any more, and only then does the new operation follow. Where theirs was dealt with
 * meanwhile, the new one stands still and says so.
 *
 * @param said the desk's title and second line of it
 */
export function useCarryOut(
  { id: parkedId }: Pick<ParkedElsewhere, 'id'>,
  said: readonly [string, string],
) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)

  /** @param at which of the ways it is: they are made anew with every drawing */
  async function carryOut(
    operation: OperationRow,
    way: RecoveryAction & { kind: 'change' },
    at: number,
  ) {
    setBusy(at)
    setFailed(false)
    const { outbox, actor } = offline()
    const label = i18n._(way.label)
    const { route = operation.route, body, words, validUntil } = way.change
    const { subject } = routeOf(route)
    const { id } = operation.params
    try {
      const settled = uuidv7()
      // Both or none: theirs must not be settled without what it was settled for.
      await outbox.confirm(
        {
          id: settled,
          route: 'settleParked',
          params: { id: parkedId },
          body: { note: t`Carried out: ${label}`.slice(0, 500) },
          actor: actor(),
          words: {
            title: t`Settle a colleague’s change`,
            detail: said.filter(Boolean).join(' · '),
          },
        },
        {
          route,
          params: operation.params,
          body,
          actor: actor(),
          words,
          after: [settled],
          ...(subject && id ? { group: `${subject}:${id}` } : {}),
          ...(validUntil === undefined ? {} : { validUntil }),
        },
      )
    } catch (error) {
      if (!(error instanceof NotSavedError)) throw error
      setFailed(true)
    } finally {
      setBusy(null)
    }
  }

  return { busy, failed, carryOut }
}
