import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { isOver } from '#contract/services/statuses.ts'
import { nightsOf } from '#domain/stays.ts'
import { BalanceLine } from '#features/rooms/desk/balance-line.tsx'
import { BanBadge } from '#parts/desk/ban-warning.tsx'
import type { Ban } from '#parts/desk/bans.ts'
import type { BookingRow } from '#parts/desk/booking-row.ts'
import { paymentLabels, paymentTone } from '#parts/desk/booking-labels.ts'
import { statusLabels, statusTone } from '#parts/status-labels.ts'
import { SavedHere } from '#parts/desk/saved-here.tsx'
import { GuestName } from '#parts/desk/stay-link.tsx'
import { kindIcons } from '#parts/services.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/date-text.tsx'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'
import { typeLabels } from '#parts/services.ts'

/**
 * One booking: when and who first, since that is what is asked for at a desk. A card on a phone, a
 * row of four columns on a tablet. The guest's name leads to their stay, the reference opens the
 * details.
 */
export function BookingCard({
  row,
  today,
  ban,
  actions,
  state,
  onDetails,
  onDecide,
}: {
  row: BookingRow
  /** The house's day: its bookings show the time large. */
  today: string
  ban: Ban | null
  actions: ReactNode
  /** Its state, where the status alone does not say it. */
  state?: ReactNode
  onDetails: () => void
  /** To what stands still of this booking: no step may pass it. */
  onDecide: () => void
}) {
  const { i18n } = useLingui()
  const Icon = kindIcons[row.type]
  const word = (labels: typeof paymentLabels, key: string) => {
    const label = labels[key]
    return label ? i18n._(label) : key
  }
  const quiet = isOver(row.type, row.status)
  // It is paid with the stay: nobody is asked for it when it is handed over.
  const isOnBill =
    row.type !== 'room' &&
    Boolean(row.stayId) &&
    row.paymentStatus === 'unpaid' &&
    row.status !== 'cancelled'
  return (
    <article
      aria-label={`${row.reference} ${row.guest}`}
      className={cx(
        'grid gap-x-4 gap-y-2.5 rounded-md border bg-surface px-4 py-3 md:grid-cols-[5rem_minmax(0,1fr)_8rem_14rem] md:items-center',
        row.parked || row.flag
          ? 'border-conflict'
          : row.status === 'pending'
            ? 'border-waiting'
            : 'border-line',
      )}
    >
      <div className="flex items-baseline justify-between gap-3 md:grid md:gap-0.5">
        <p
          className={cx(
            // A day of another year is longer than its column, and breaks before the year.
            'font-display font-semibold tabular',
            row.time === null ? 'text-lg leading-tight' : 'text-xl',
            quiet && 'text-ink-soft',
          )}
        >
          {row.time ?? <DateText value={row.from} format="short" />}
        </p>
        <p className="text-sm text-ink-soft">
          {row.to ? (
            <Span
              in={row.countedIn === undefined ? 'nights' : row.countedIn}
              from={row.from}
              to={row.to}
            />
          ) : row.from === today ? (
            <Trans>Today</Trans>
          ) : (
            <DateText value={row.from} format="short" />
          )}
        </p>
      </div>
      <div className="grid min-w-0 gap-0.5">
        <p className="flex min-w-0 items-center gap-2">
          <Icon className="size-4 shrink-0 text-ink-soft" />
          <span className="sr-only">{i18n._(typeLabels[row.type])}</span>
          <span className={cx('-my-1 min-w-0 font-semibold', quiet && 'text-ink-soft')}>
            <GuestName
              of={row.type === 'room' ? { ...row, stayId: row.id } : row}
              name={row.guest}
            />
          </span>
        </p>
        <p>
          <button
            type="button"
            onClick={onDetails}
            className="-my-3 min-h-11 rounded-sm text-left text-sm text-ink-soft underline decoration-control-border decoration-1 underline-offset-3 hover:decoration-2"
          >
            {row.reference}
            {' · '}
            <span className="sr-only">{row.guest}:</span> <Trans>Details</Trans>
          </button>
        </p>
        <p className="line-clamp-2 text-sm text-ink-soft">{row.services.join(', ')}</p>
        {row.groupNote && (
          <p className="flex items-start gap-2 text-sm text-ink-soft">
            <Link2 className="mt-0.5 size-4 shrink-0" />
            {row.groupNote}
          </p>
        )}
        <SavedHere count={row.waiting} steps={row.steps} />
      </div>
      <p className="flex flex-wrap items-center gap-1.5 md:flex-col md:items-start">
        {!quiet && <BanBadge ban={ban} />}
        {row.flag && <Badge tone="conflict">{row.flag}</Badge>}
        {/* Nothing looks confirmed before the house has it. */}
        {state ?? (
          <Badge tone={row.waiting > 0 ? 'waiting' : statusTone(row.status)}>
            {word(statusLabels, row.status)}
          </Badge>
        )}
        {row.paymentStatus !== '' && (
          <>
            {isOnBill ? (
              <Badge tone="neutral">
                <Trans>On the bill</Trans>
              </Badge>
            ) : row.owed === undefined ? (
              <Badge tone={paymentTone(row.paymentStatus)}>
                {word(paymentLabels, row.paymentStatus)}
              </Badge>
            ) : (
              <BalanceLine stayId={row.id} owed={row.owed} />
            )}
            <span className="font-semibold tabular md:pl-1">
              <Money amount={row.total} currency={row.currency} />
            </span>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2 empty:hidden md:justify-end">
        {row.parked && (
          <Badge tone="conflict">
            <Trans>Needs your decision</Trans>
          </Badge>
        )}
        {row.parked ? (
          <Button variant="secondary" onClick={onDecide}>
            <Trans>Decide</Trans>
          </Button>
        ) : (
          actions
        )}
      </div>
    </article>
  )
}

/** Until when. */
function Span({ in: unit, from, to }: { in: 'nights' | 'days' | null; from: string; to: string }) {
  const count = nightsOf(from, to)
  return (
    <>
      – <DateText value={to} format="short" />
      {unit !== null && (
        <span className="ml-2 md:ml-0 md:block">
          {unit === 'days' ? (
            <Plural value={Math.max(1, count)} one="# day" other="# days" />
          ) : (
            <Plural value={count} one="# night" other="# nights" />
          )}
        </span>
      )}
    </>
  )
}
