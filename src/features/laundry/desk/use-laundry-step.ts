import { useLingui } from '@lingui/react/macro'
import type { LaundryOrder } from '#contract/laundry.ts'
import type { LaundryStep } from '#domain/laundry.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useToasts } from '#ui/toasts.tsx'
import { laundryGroup, laundryStepRoutes, laundryStepTitles } from '../operations/steps.ts'
import { lastStepOn } from './steps-of.ts'

/**
 * Takes a step on a laundry order: into the outbox, saying what the person saw and which step of
 * theirs it follows (design §5). Answers whether it was saved; when not, the person is told at once
 * and nothing has changed.
 */
export function useLaundryStep(): (
  order: LaundryOrder,
  step: LaundryStep,
  reason?: string,
) => Promise<boolean> {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  return async (order, step, reason) => {
    const { client, outbox, actor, actorKey } = offline()
    const operations = client.getQueryData<OperationRow[]>(outboxQuery([actorKey()]).queryKey)
    const before = lastStepOn(order.id, operations)
    try {
      await outbox.confirm({
        route: laundryStepRoutes[step],
        params: { id: order.id },
        body: {
          seen: { status: order.status },
          ...(step === 'cancel' && { reason: reason?.trim() || null }),
        },
        group: laundryGroup(order.id),
        after: before ? [before.id] : [],
        actor: actor(),
        words: {
          title: i18n._(laundryStepTitles[step]),
          detail: [order.customer, order.code].filter((word) => word !== '').join(' · '),
        },
      })
      return true
    } catch (error) {
      if (!(error instanceof NotSavedError)) throw error
      toasts.show({
        tone: 'error',
        text: t`This could not be saved on this device, so nothing was done. Make room on the device or reload, then try again.`,
      })
      return false
    }
  }
}
