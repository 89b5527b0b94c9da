import { useLingui } from '@lingui/react/macro'
import { orderStatuses, type OrderStatus } from '#domain/restaurant.ts'
import { StatusProgress } from '#ui/status-progress.tsx'
import { statusLabels } from './status-labels.ts'

const PROGRESS_STATUSES = orderStatuses.filter((status) => status !== 'cancelled')

/** Where an order is at the house: its six states, the present one with its label. */
export function OrderProgress({ status }: { status: Exclude<OrderStatus, 'cancelled'> }) {
  const { i18n } = useLingui()
  return (
    <StatusProgress
      names={PROGRESS_STATUSES.map((one) => i18n._(statusLabels[one]))}
      at={PROGRESS_STATUSES.indexOf(status)}
    />
  )
}
