import { Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { StatusBadge } from '#parts/desk/board-list.tsx'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { isGhost, syncStatusOf, syncStatusTone, useFirst } from '#parts/desk/list-rows.tsx'
import { GuestName } from '#parts/desk/stay-link.tsx'
import { cx } from '#ui/cx.ts'
import { edgeOf } from '#ui/data-list.tsx'
import { DateText } from '#ui/date-text.tsx'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { Money } from '#ui/money.tsx'
import type { DeskRental } from '../data.ts'
import { RentalActions } from '../rental-actions.tsx'

/** How many rentals are shown before the rest is asked for. */
const MAX_COLLAPSED_ROWS = 12

/** 'Active & Recent Rentals' (spec 3 §2.7), real ones (decisions.md, "Orders"). */
export function RentalList({
  rentals,
  waiting,
}: {
  rentals: readonly DeskRental[]
  waiting: ReadonlyMap<string, OperationRow[]>
}) {
  const { t } = useLingui()
  const [rows, more] = useFirst(rentals, MAX_COLLAPSED_ROWS)
  return (
    <div className="grid gap-3">
      {rows.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No rentals yet.</Trans>
        </p>
      )}
      <ul aria-label={t`Active & Recent Rentals`} className="grid gap-2">
        {rows.map((rental) => (
          <EntryBoundary key={rental.id} as="li">
            <RentalCard rental={rental} waiting={waiting} />
          </EntryBoundary>
        ))}
      </ul>
      {more}
    </div>
  )
}

/** Who has which car and when; the possible actions are in one line below. */
function RentalCard({
  rental,
  waiting,
}: {
  rental: DeskRental
  waiting: ReadonlyMap<string, OperationRow[]>
}) {
  const syncStatus = syncStatusOf(rental, waiting)
  return (
    <li
      className={cx(
        'grid gap-x-6 gap-y-2 rounded-md border border-line bg-surface px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto]',
        edgeOf(syncStatusTone(syncStatus)),
      )}
    >
      <div className="grid content-start justify-items-start gap-1">
        <p className="font-semibold">
          <GuestName of={guestOrderOf('car', rental)} name={rental.customer_name} />
        </p>
        <p className="note">{[rental.car_name, rental.code].filter(Boolean).join(' · ')}</p>
        {syncStatus && <SyncStatusBadge syncStatus={syncStatus} />}
        <ByWhom steps={waiting.get(rental.id)} />
      </div>
      <div className="grid gap-2 md:justify-items-end">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular">
          <span className="whitespace-nowrap">
            <DateText value={rental.pickup_date} format="short" /> –{' '}
            <DateText value={rental.dropoff_date} format="short" />
          </span>
          <Money amount={rental.grand_total} />
          <StatusBadge status={rental.status} />
        </p>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {!isGhost(rental) && <RentalActions rental={rental} />}
        </div>
      </div>
    </li>
  )
}
