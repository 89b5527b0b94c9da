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
 * Carries out a colleague's operation in one's own name: theirs is settled first, so that their device
 * can't send it any more, and only then the new operation is sent. If theirs was settled or sent
 * meanwhile, the new one is parked and says so.
 *
 * @param labels the desk's title and second line of it
 */
export function useCarryOut(
  { id: parkedId }: Pick<ParkedElsewhere, 'id'>,
  labels: readonly [string, string],
) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)

  /** @param at the action's index: actions are created again at each render */
  async function carryOut(
    operation: OperationRow,
    action: RecoveryAction & { kind: 'change' },
    at: number,
  ) {
    setBusy(at)
    setFailed(false)
    const { outbox, actor } = offline()
    const label = i18n._(action.label)
    const { route = operation.route, body, words, validUntil } = action.change
    const { subject } = routeOf(route)
    const { id } = operation.params
    try {
      const settled = uuidv7()
      // Both or none: theirs must not be settled without the new operation.
      await outbox.confirm(
        {
          id: settled,
          route: 'settleParked',
          params: { id: parkedId },
          body: { note: t`Carried out: ${label}`.slice(0, 500) },
          actor: actor(),
          words: {
            title: t`Settle a colleague’s change`,
            detail: labels.filter(Boolean).join(' · '),
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
