import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { tourBookingStatuses, type TourBookingStatus } from '#domain/tours.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DateText } from '#ui/date-text.tsx'
import { RungBadge } from '#ui/ladder.tsx'
import { Money } from '#ui/money.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { useAddressFilters, useTyped } from '#ui/use-address-filters.ts'
import type { DeskTourBooking } from '../data.ts'
import { TourActions } from '../tour-actions.tsx'
import { bookingFilters, selectBookings } from './select.ts'
import type { TourDesk } from './use-tour-desk.ts'

const tones = {
  pending: 'waiting',
  approved: 'confirmed',
  completed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<TourBookingStatus, string>

const noSteps: readonly OperationRow[] = []
/** How many bookings are shown before the rest is asked for. */
const FIRST = 15

/** The house does not have it yet: its steps come after that. */
const isGhost = ({ id }: DeskTourBooking) => id.startsWith('op:')

/** Tour Bookings (spec 3 §2.13), with filter, search and Refresh. */
export function BookingList({
  desk: { rows: bookings = [], waiting, refetch },
}: {
  desk: TourDesk
}) {
  const { t } = useLingui()
  const words = useStatusWords()
  const { values, set } = useAddressFilters({ bq: '', status: 'all' })
  const [typed, type] = useTyped(values.bq, (text) => set('bq', text))
  const [all, setAll] = useState(false)
  const status = bookingFilters.find((one) => one === values.status) ?? 'all'
  const search = values.bq
  const shown = useMemo(
    () => selectBookings(bookings, { search, status }),
    [bookings, search, status],
  )
  return (
    <div className="grid gap-3">
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <SearchField label={t`Search bookings`} value={typed} onChange={type} />
        </div>
        <RefreshButton refetch={refetch} />
      </div>
      <ChipGroup
        label={t`Status`}
        value={status}
        onChange={(value) => set('status', value)}
        options={bookingFilters.map((value) => ({
          value,
          label: value === 'all' ? t`All` : words[value],
        }))}
      />
      <BookingTable bookings={all ? shown : shown.slice(0, FIRST)} waiting={waiting} />
      {!all && shown.length > FIRST && (
        <Button variant="secondary" className="w-fit" onClick={() => setAll(true)}>
          <Trans>Show all {shown.length}</Trans>
        </Button>
      )}
    </div>
  )
}

function useStatusWords(): Record<TourBookingStatus, string> {
  const { t } = useLingui()
  return {
    pending: t`Pending`,
    approved: t`Approved`,
    completed: t`Completed`,
    cancelled: t`Cancelled`,
  }
}

function BookingTable({
  bookings,
  waiting,
}: {
  bookings: readonly DeskTourBooking[]
  waiting: TourDesk['waiting']
}) {
  const { t } = useLingui()
  const words = useStatusWords()
  const rungOf = (booking: DeskTourBooking) => {
    const steps = waiting.get(booking.id) ?? noSteps
    if (steps.some(({ state }) => state === 'parked')) return 'needs-decision' as const
    return isGhost(booking) || steps.length > 0 ? ('saved' as const) : null
  }
  const known = (status: string) => tourBookingStatuses.find((one) => one === status)
  return (
    <DataList
      label={t`Tour Bookings`}
      rows={bookings}
      rowKey={({ id }) => id}
      rowTone={(booking) => {
        const rung = rungOf(booking)
        return rung === null ? undefined : rung === 'saved' ? 'waiting' : 'conflict'
      }}
      columns={[
        {
          key: 'guest',
          header: t`Guest`,
          primary: true,
          render: (booking) => {
            const rung = rungOf(booking)
            return (
              <div className="grid gap-1">
                <p className="font-semibold">{booking.customer_name || t`Guest`}</p>
                <p className="text-sm font-normal text-ink-soft">
                  {[booking.tour_name, booking.code].filter(Boolean).join(' · ')}
                </p>
                {rung && <RungBadge rung={rung} />}
                <ByWhom steps={waiting.get(booking.id)} />
              </div>
            )
          },
        },
        {
          key: 'date',
          header: t`Date`,
          render: (booking) => (
            <span className="whitespace-nowrap">
              <DateText value={booking.date} format="short" />
              <span className="block text-sm text-ink-soft">
                <Plural value={booking.people} one="# person" other="# people" />
              </span>
            </span>
          ),
        },
        {
          key: 'total',
          header: t`Total`,
          align: 'end',
          render: (booking) => <Money amount={booking.total} />,
        },
        {
          key: 'status',
          header: t`Status`,
          render: ({ status }) => {
            const one = known(status)
            return <Badge tone={one ? tones[one] : 'neutral'}>{one ? words[one] : status}</Badge>
          },
        },
      ]}
      renderActions={(booking) => !isGhost(booking) && <TourActions booking={booking} />}
      empty={
        <p className="text-ink-soft">
          <Trans>No bookings.</Trans>
        </p>
      }
    />
  )
}
