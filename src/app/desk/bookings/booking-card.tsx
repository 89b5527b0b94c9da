import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BedDouble, CarFront, Smartphone, UtensilsCrossed, WashingMachine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/date-text.tsx'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'
import type { BookingRow, BookingType } from './row.ts'
import { paymentLabels, paymentTone, statusLabels, statusTone, typeLabels } from './words.ts'

const icons: Record<BookingType, typeof BedDouble> = {
  room: BedDouble,
  laundry: WashingMachine,
  car: CarFront,
  restaurant: UtensilsCrossed,
}

/**
 * One booking: when and who first, since that is what is asked for at a desk. A card on a phone, a
 * row of four columns on a tablet.
 */
export function BookingCard({
  row,
  today,
  actions,
  onDetails,
}: {
  row: BookingRow
  /** The house's day: its bookings show the time large. */
  today: string
  actions: ReactNode
  onDetails: () => void
}) {
  const { i18n } = useLingui()
  const Icon = icons[row.type]
  const word = (labels: typeof statusLabels, key: string) => {
    const label = labels[key]
    return label ? i18n._(label) : key
  }
  const quiet = row.status === 'cancelled' || row.status === 'completed'
  return (
    <article
      aria-label={`${row.reference} ${row.guest}`}
      className={cx(
        'grid gap-x-5 gap-y-3 rounded-md border bg-surface px-4 py-3.5 md:grid-cols-[6.5rem_minmax(0,1fr)_auto] md:items-center',
        row.parked
          ? 'border-conflict'
          : row.status === 'pending'
            ? 'border-waiting'
            : 'border-line',
      )}
    >
      <div className="flex items-baseline justify-between gap-3 md:grid md:gap-0.5">
        <p className={cx('font-display text-xl font-semibold tabular', quiet && 'text-ink-soft')}>
          {row.time ?? <DateText value={row.from} format="short" />}
        </p>
        <p className="text-sm text-ink-soft">
          {row.to ? (
            <>
              <DateText value={row.from} format="short" /> –{' '}
              <DateText value={row.to} format="short" />
            </>
          ) : row.from === today ? (
            <Trans>Today</Trans>
          ) : (
            <DateText value={row.from} format="short" />
          )}
        </p>
      </div>
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Icon aria-hidden="true" className="size-4 text-ink-soft" />
          <span className="sr-only">{i18n._(typeLabels[row.type])}</span>
          <span className={cx('font-semibold break-words', quiet && 'text-ink-soft')}>
            {row.guest}
          </span>
          <span className="text-sm text-ink-soft">{row.reference}</span>
        </p>
        <p className="line-clamp-2 text-sm text-ink-soft">{row.services.join(', ')}</p>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={statusTone(row.status)}>{word(statusLabels, row.status)}</Badge>
          <Badge tone={paymentTone(row.paymentStatus)}>
            {word(paymentLabels, row.paymentStatus)}
          </Badge>
          <span className="font-semibold tabular">
            <Money amount={row.total} />
          </span>
        </p>
        {row.waiting > 0 && (
          <p className="flex items-center gap-2 text-sm font-medium text-waiting">
            <Smartphone aria-hidden="true" className="size-4 shrink-0" />
            <Plural
              value={row.waiting}
              one="Saved on this device, not yet with the house"
              other="# steps saved on this device, not yet with the house"
            />
          </p>
        )}
        {row.parked && (
          <Badge tone="conflict">
            <Trans>Needs your decision</Trans>
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 md:max-w-72 md:justify-end">
        {actions}
        <Button variant="quiet" onClick={onDetails}>
          <Trans>Details</Trans>
        </Button>
      </div>
    </article>
  )
}
