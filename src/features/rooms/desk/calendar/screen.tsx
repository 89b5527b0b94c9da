import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { monthGrid } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'
import type { Cached } from '#offline/reads/types.ts'
import { refreshNow } from '#offline/reads/live-state.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { LoadFailed } from '#parts/desk/load-failed.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { TimelineView } from '../timeline/view.tsx'
import { useCalendarAddress } from './address.ts'
import { CalendarFilters } from './filters.tsx'
import { MonthView } from './month-view.tsx'
import { countMonth, findStays, monthIndexOf, selectStays, staysNear } from './select.ts'
import { Toolbar } from './toolbar.tsx'
import { useCalendarBookings } from './use-calendar-bookings.ts'
import { useHouseDay } from '#parts/use-house-day.ts'

/** Label and input side by side: most of the screen is for the days. */
const tile =
  'min-h-11 flex-row! items-center! justify-between! gap-1! px-2! py-1! [&>p:last-child]:text-lg!'

/**
 * Reservations Calendar (spec 3 §2.4), with the rooms' timeline. `notices`: cards of what needs a
 * decision, from the module that composes the screens.
 */
export function CalendarScreen({ notices }: { notices?: ReactNode }) {
  const { t } = useLingui()
  const today = useHouseDay()
  const [address, change] = useCalendarAddress(today)
  const { month, view, search, status } = address
  const days = useMemo(() => monthGrid(month), [month])
  const span = useMemo(() => ({ check_in: days[0]!, check_out: addDays(days.at(-1)!, 1) }), [days])
  const { bookings, cached, error, waiting, refetch } = useCalendarBookings(span)
  const [jump, setJump] = useState(0)
  const deferredSearch = useDeferredValue(search)
  const index = bookings && monthIndexOf(bookings)
  const counts = useMemo(() => countMonth(index?.byMonth.get(month) ?? [], month), [index, month])
  const stays = useMemo(
    () =>
      view === 'month' && index
        ? selectStays(staysNear(index, span), span, { search: deferredSearch, status })
        : [],
    [index, span, deferredSearch, status, view],
  )
  const found = useMemo(() => {
    if (view === 'month' || !bookings || (deferredSearch === '' && status === 'all')) return null
    return findStays(bookings, { search: deferredSearch, status })
  }, [bookings, deferredSearch, status, view])

  const seeMonth = useCallback((next: string) => change({ month: next }), [change])

  function goTo(next: string) {
    setJump((count) => count + 1)
    change({ month: next })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <DeskHeading title={t`Reservations Calendar`} className="mr-auto text-xl md:text-2xl" />
        <ChipGroup
          label={t({ message: 'View', context: 'how the calendar is shown' })}
          value={view}
          onChange={(next) => change({ view: next })}
          options={[
            { value: 'month', label: t`Month` },
            { value: 'timeline', label: t`Rooms` },
          ]}
        />
        <IconButton
          outlined
          label={t`Refresh`}
          onClick={() => {
            refreshNow()
            refetch()
          }}
          className="ml-auto md:ml-0"
        >
          <RefreshCw />
        </IconButton>
      </div>
      {notices}
      <div className="grid gap-2.5 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:gap-4">
        <Toolbar month={month} today={today} onMonth={goTo} />
        <div className="grid grid-cols-[repeat(3,auto)] gap-2">
          <StatTile className={tile} label={t`Total`} value={counts.total} />
          <StatTile className={tile} label={t`Pending`} value={counts.pending} tone="waiting" />
          <StatTile className={tile} label={t`Approved`} value={counts.approved} tone="confirmed" />
        </div>
      </div>
      <CalendarFilters filter={{ search, status }} onChange={change} />
      {error && (
        <LoadFailed
          title={error.refusal?.message ?? t`Failed to load reservations.`}
          refetch={refetch}
        >
          <Trans>Nothing of them is kept on this device yet.</Trans>
        </LoadFailed>
      )}
      {cached && <CachedRowsAge cached={cached} />}
      {bookings === undefined ? (
        !error && (
          <LoadingRegion label={t`Loading reservations…`}>
            <Skeleton className="h-128 w-full" />
          </LoadingRegion>
        )
      ) : view === 'month' ? (
        <MonthView month={month} today={today} stays={stays} waiting={waiting} onMonth={seeMonth} />
      ) : (
        <TimelineView
          month={month}
          today={today}
          bookings={bookings}
          found={found}
          waiting={waiting}
          jump={jump}
          onMonth={seeMonth}
        />
      )}
    </div>
  )
}

/** The age of cached rows; nothing while they come from the server. */
function CachedRowsAge({
  cached,
}: {
  cached: Pick<Cached<unknown>, 'asOf' | 'cause' | 'refusal' | 'partial'>
}) {
  const isOld = cached.cause !== undefined || cached.refusal !== undefined
  if (!isOld && !cached.partial) return null
  return (
    <StatusLine tone={isOld ? 'waiting' : 'neutral'}>
      {isOld && cached.asOf && (
        <Trans>
          As of <DateTimeText value={cached.asOf} />, kept on this device. Steps you take are saved
          and sent when the house answers.
        </Trans>
      )}{' '}
      {cached.partial && <Trans>Counts include only what is on this device.</Trans>}
    </StatusLine>
  )
}
