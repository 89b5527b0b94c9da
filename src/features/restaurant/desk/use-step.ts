import { useLingui } from '@lingui/react/macro'
import type { Order, StepOrder } from '#contract/restaurant.ts'
import type { OrderStep } from '#domain/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useToasts } from '#ui/toasts.tsx'
import { orderGroup, stepRoutes, stepTitles } from '../operations/steps.ts'
import { stepsOf } from './steps-of.ts'

/**
 * Takes a step on an order: into the outbox, saying what the person saw and which step of theirs it
 * follows (design §5). Answers whether it was saved; when not, the person is told at once and
 * nothing has changed.
 */
export function useStep(): (order: Order, step: OrderStep, reason?: string) => Promise<boolean> {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  return async (order, step, reason) => {
    const { client, outbox, actor, actorKey } = offline()
    const operations = client.getQueryData<OperationRow[]>(outboxQuery([actorKey()]).queryKey)
    const before = stepsOf(operations ?? [], order.id).findLast(({ wish }) => wish === null)
    const body: StepOrder = { seen: { status: order.status }, reason: reason?.trim() || null }
    try {
      await outbox.confirm({
        route: stepRoutes[step],
        params: { id: order.id },
        body,
        group: orderGroup(order.id),
        after: before ? [before.id] : [],
        actor: actor(),
        words: {
          title: i18n._(stepTitles[step]),
          detail: t`No. ${order.number} · ${order.customer_name} · ${order.schedule_time}`,
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
