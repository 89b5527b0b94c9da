import { memo } from 'react'
import type { BanOf } from '#parts/desk/bans.ts'
import type { BookingRow, BookingSource } from '#parts/desk/booking-row.ts'
import { BookingCard } from './booking-card.tsx'
import { BookingList } from './booking-list.tsx'

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
export const BookingRows = memo(
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
