import { Trans, useLingui } from '@lingui/react/macro'
import { Ban } from 'lucide-react'
import { laundryStatuses, type LaundryStatus } from '#domain/laundry.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { laundryStatusWords } from './status-words.ts'

const CLIMB = laundryStatuses.filter((status) => status !== 'cancelled')

/** Where laundry is at the house: its four states, the one reached in words. */
export function LaundryProgress({ status }: { status: LaundryStatus }) {
  const { i18n, t } = useLingui()
  if (status === 'cancelled') {
    return (
      <Badge tone="neutral" icon={<Ban aria-hidden="true" />}>
        {i18n._(laundryStatusWords.cancelled)}
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
            className={cx('h-1.5 flex-1 rounded-full', at <= reached ? 'bg-primary' : 'bg-line')}
          >
            <VisuallyHidden>
              {i18n._(laundryStatusWords[step])} {at < reached && <Trans>(done)</Trans>}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="font-semibold">
        {i18n._(laundryStatusWords[status])}
      </p>
    </div>
  )
}
