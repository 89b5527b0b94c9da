import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import type { BanOf } from '#parts/desk/bans.ts'
import type { BookingRow, BookingSource } from '#parts/desk/booking-row.ts'
import { DrawnCup } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLaterAddress } from '#ui/use-later-address.ts'
import { Filters } from './filters.tsx'
import { bookingTypes } from '../services.ts'
import type { BookingFilter, BookingIndex } from './select.ts'
import { useFound } from './use-selected.ts'
import { BookingCard } from './booking-card.tsx'
import { BookingList } from './booking-list.tsx'

/**
 * The filter and what it leaves. It stands alone, so that a letter draws this and not the screen
 * round it.
 */
export const FoundBookings = memo(function FoundBookings({
  index,
  rows,
  sources,
  today,
  banOf,
  loading,
  notices,
  onDetails,
}: {
  index: BookingIndex
  /** All there are. */
  rows: readonly BookingRow[]
  sources: readonly BookingSource[]
  today: string
  banOf: BanOf
  /** What stands in the list's place while nothing is there; null: it is loaded. */
  loading: ReactNode
  /** Between the filter and the list. */
  notices: ReactNode
  onDetails: (key: string) => void
}) {
  const { t } = useLingui()
  const [filter, setFilter] = useLaterAddress(readFilter, writeFilter)
  const shown = useFound(index, filter)
  return (
    <>
      <Filters filter={filter} rows={rows} onChange={(next) => setFilter(() => next)} />
      {notices}
      {loading ??
        (shown.length === 0 ? (
          <EmptyState
            picture={<DrawnCup />}
            title={rows.length === 0 ? t`No bookings yet.` : t`Nothing matches.`}
            text={
              rows.length === 0
                ? t`Bookings and orders appear here by themselves as guests send them.`
                : t`Try fewer words, or all states.`
            }
          />
        ) : (
          <BookingRows
            label={t`Bookings`}
            shown={shown}
            rows={rows}
            sources={sources}
            today={today}
            banOf={banOf}
            onDetails={onDetails}
            onDecide={showDecisions}
          />
        ))}
    </>
  )
})

/** To the cards of what needs a decision, on top of the screen. */
function showDecisions() {
  const heading = document.querySelector<HTMLElement>('#needs-decision')
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

const readFilter = (params: URLSearchParams): BookingFilter => {
  const type = params.get('type')
  return {
    search: params.get('q') ?? '',
    type: bookingTypes.find((one) => one === type) ?? 'all',
    status: params.get('status') ?? 'all',
  }
}

const writeFilter = ({ search, type, status }: BookingFilter): Record<string, string> => ({
  ...(search === '' ? {} : { q: search }),
  ...(type === 'all' ? {} : { type }),
  ...(status === 'all' ? {} : { status }),
})

interface BookingRowsProps {
  label: string
  /** What the filter leaves. */
  shown: readonly BookingRow[]
  /** All there are: they change with whatever the sources know. */
  rows: readonly BookingRow[]
  sources: readonly BookingSource[]
  today: string
  banOf: BanOf
  onDetails: (key: string) => void
  onDecide: () => void
}

/**
 * The cards. Drawn anew only when other rows are to be shown: not at every letter that is typed,
 * while the list still stands behind it. What a source makes of a row changes with its rows alone.
 */
const BookingRows = memo(
  function BookingRows({
    label,
    shown,
    sources,
    today,
    banOf,
    onDetails,
    onDecide,
  }: BookingRowsProps) {
    return (
      <BookingList label={label} rows={shown}>
        {(row) => (
          <BookingCard
            row={row}
            today={today}
            ban={row.contact ? banOf(row.contact) : null}
            actions={sources.find(({ type }) => type === row.type)?.actions(row)}
            state={sources.find(({ type }) => type === row.type)?.state?.(row)}
            onDetails={() => onDetails(row.key)}
            onDecide={onDecide}
          />
        )}
      </BookingList>
    )
  },
  (was, is) =>
    was.shown === is.shown &&
    was.rows === is.rows &&
    was.banOf === is.banOf &&
    was.today === is.today &&
    was.label === is.label,
)
