import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { DeskList } from '#parts/desk/desk-list.ts'
import { StatusBadge } from '#parts/desk/board-list.tsx'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { isGhost, syncStatusOf, syncStatusTone, useFirst } from '#parts/desk/list-rows.tsx'
import { GuestName } from '#parts/desk/stay-link.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DateText } from '#ui/date-text.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { Money } from '#ui/money.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { statusLabels } from '#parts/status-labels.ts'
import { useAddressFilters, useTyped } from '#ui/use-address-filters.ts'
import type { DeskTourBooking } from '../data.ts'
import { TourActions } from '../tour-actions.tsx'
import { bookingFilters, selectBookings } from './select.ts'

/** How many bookings are shown before the rest is asked for. */
const MAX_COLLAPSED_ROWS = 15

/** Tour Bookings (spec 3 §2.13), with filter, search and Refresh. */
export function BookingList({
  desk: { rows: bookings = [], waiting, refetch },
}: {
  desk: DeskList<DeskTourBooking>
}) {
  const { t, i18n } = useLingui()
  const { values, set } = useAddressFilters({ bq: '', status: 'all' })
  const [typed, type] = useTyped(values.bq, (text) => set('bq', text))
  const status = bookingFilters.find((one) => one === values.status) ?? 'all'
  const search = values.bq
  const shown = useMemo(
    () => selectBookings(bookings, { search, status }),
    [bookings, search, status],
  )
  const [first, more] = useFirst(shown, MAX_COLLAPSED_ROWS)
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
          label: statusLabels[value] ? i18n._(statusLabels[value]) : t`All`,
        }))}
      />
      <BookingTable bookings={first} waiting={waiting} />
      {more}
    </div>
  )
}

function BookingTable({
  bookings,
  waiting,
}: {
  bookings: readonly DeskTourBooking[]
  waiting: DeskList<DeskTourBooking>['waiting']
}) {
  const { t } = useLingui()
  return (
    <DataList
      label={t`Tour Bookings`}
      rows={bookings}
      rowTone={(booking) => syncStatusTone(syncStatusOf(booking, waiting))}
      columns={[
        {
          key: 'guest',
          header: t`Guest`,
          primary: true,
          render: (booking) => {
            const syncStatus = syncStatusOf(booking, waiting)
            return (
              <div className="grid gap-1">
                <p className="font-semibold">
                  <GuestName of={guestOrderOf('tour', booking)} name={booking.customer_name} />
                </p>
                <p className="text-sm font-normal text-ink-soft">
                  {[booking.tour_name, booking.code].filter(Boolean).join(' · ')}
                </p>
                {syncStatus && <SyncStatusBadge syncStatus={syncStatus} />}
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
              <span className="block note">
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
          render: ({ status }) => <StatusBadge status={status} />,
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
