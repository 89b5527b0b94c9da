import { Trans, useLingui } from '@lingui/react/macro'
import { Ban } from 'lucide-react'
import { orderStatuses, type OrderStatus } from '#domain/restaurant.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { statusWords } from './status-words.ts'

const CLIMB = orderStatuses.filter((status) => status !== 'cancelled')

/** Where an order is at the house: its six states, the one reached in words. */
export function OrderProgress({ status }: { status: OrderStatus }) {
  const { i18n, t } = useLingui()
  if (status === 'cancelled') {
    return (
      <Badge tone="neutral" icon={<Ban aria-hidden="true" />}>
        {i18n._(statusWords.cancelled)}
      </Badge>
    )
  }
  const reached = CLIMB.indexOf(status)
  return (
    <div className="grid gap-2">
      <ol className="flex gap-1" aria-label={t`At the house`}>
        {CLIMB.map((step, at) => (
          <li
            key={step}
            aria-current={at === reached ? 'step' : undefined}
            className={cx(
              'h-1.5 flex-1 rounded-full transition-colors',
              at <= reached ? 'bg-primary' : 'bg-line',
            )}
          >
            <VisuallyHidden>
              {i18n._(statusWords[step])} {at < reached && <Trans>(done)</Trans>}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="font-semibold">
        {i18n._(statusWords[status])}
      </p>
    </div>
  )
}
