import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { KeyRound, RefreshCw } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DrawnCup } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonCard } from '#ui/skeleton.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { meanings } from '../../operations.ts'
import { AsOf } from '../as-of.tsx'
import { useHouseTime } from '../../use-house-time.ts'
import { BookingRows } from './booking-rows.tsx'
import { Filters } from './filters.tsx'
import type { BookingFilter } from './select.ts'
import { bookingTypes, type BookingType } from './row.ts'
import { oldestOf } from './oldest-of.ts'
import { useCarsSource } from './use-cars-source.tsx'
import { useLaundrySource } from './use-laundry-source.tsx'
import { useRestaurantSource } from './use-restaurant-source.tsx'
import { useRoomsSource } from './use-rooms-source.tsx'
import { useSelected } from './use-selected.ts'
import { useTablesSource } from './use-tables-source.tsx'
import { useToursSource } from './use-tours-source.tsx'
import { typeLabels } from './words.ts'

/** Bookings, all services (spec 3 §2.5). Another service joins by adding its source here. */
export function BookingsScreen() {
  const { t, i18n } = useLingui()
  const { today } = useHouseTime()
  const sources = [
    useRoomsSource(),
    useRestaurantSource(),
    useTablesSource(),
    useLaundrySource(),
    useCarsSource(),
    useToursSource(),
  ]
  const [filter, setFilter] = useFilter()
  const [open, setOpen] = useState<string | null>(null)
  const { rows, shown, counts } = useSelected(sources, filter)
  const loading =
    rows.length === 0 &&
    sources.some((source) => source.rows === undefined && source.failure === null)
  const kept = oldestOf(sources.map((one) => one.kept))
  const source = (type: BookingType) => sources.find((one) => one.type === type)
  const details = rows.find((row) => row.key === open)

  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">
          <Trans>Bookings</Trans>
        </h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/dashboard/walk-in" icon={<KeyRound aria-hidden="true" />}>
            <Trans>Walk-in</Trans>
          </ButtonLink>
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden="true" />}
            onClick={() => sources.forEach((one) => one.refetch())}
          >
            <Trans>Refresh</Trans>
          </Button>
        </div>
      </div>
      <output className="sr-only">
        <Plural value={counts.pending} one="# pending booking" other="# pending bookings" />
      </output>
      <ParkedWork meanings={meanings} />
      <div className="grid grid-cols-3 gap-2.5">
        <StatTile label={t`Total`} value={counts.total} />
        <StatTile label={t`Pending`} value={counts.pending} tone="waiting" />
        <StatTile label={t`Approved`} value={counts.approved} tone="confirmed" />
      </div>
      <Filters filter={filter} onChange={setFilter} />
      {sources.map(
        (one) =>
          one.failure && (
            <Alert
              key={one.type}
              tone="error"
              live
              title={`${i18n._(typeLabels[one.type])}: ${one.failure}`}
            >
              <Trans>What else there is stays on the screen.</Trans>
            </Alert>
          ),
      )}
      {kept && <AsOf kept={kept} />}
      {loading ? (
        <LoadingRegion label={t`Loading bookings…`}>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </LoadingRegion>
      ) : shown.length === 0 ? (
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
          onDetails={setOpen}
          onDecide={showDecisions}
        />
      )}
      <Dialog
        open={details !== undefined}
        onClose={() => setOpen(null)}
        title={details ? `${details.reference}` : t`Booking Details`}
        description={t`Booking Details`}
        footer={
          <Button variant="secondary" onClick={() => setOpen(null)}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {details && source(details.type)?.details(details)}
      </Dialog>
    </div>
  )
}

/** To the cards of what needs a decision, on top of the screen. */
function showDecisions() {
  const heading = document.querySelector<HTMLElement>('#needs-decision')
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

interface Typed {
  filter: BookingFilter
  /** What the address said then. */
  over: string
  /** What it was last told: it says so a little later, when more may have been typed. */
  sent: string | null
}

/** Typing rests this long before the address says it, ms: all that stands round it follows that. */
const REST = 300

/** The filter stands in the address, so that Back, reload and links keep it. */
function useFilter(): [BookingFilter, (filter: BookingFilter) => void] {
  const [params, setParams] = useSearchParams()
  const here = params.toString()
  const [typed, setTyped] = useState<Typed | null>(null)
  if (typed?.sent === here && typed.over !== here) setTyped({ ...typed, over: here })
  // An address that is another by another hand is the newer word.
  const fresh = typed && (typed.over === here || typed.sent === here) ? typed.filter : null
  useEffect(() => {
    if (fresh === null) return undefined
    const { search, type, status } = fresh
    const timer = setTimeout(() => {
      const next = new URLSearchParams({
        ...(search === '' ? {} : { q: search }),
        ...(type === 'all' ? {} : { type }),
        ...(status === 'all' ? {} : { status }),
      })
      setTyped((now) => now && { ...now, sent: next.toString() })
      setParams(next, { replace: true })
    }, REST)
    return () => clearTimeout(timer)
  }, [fresh, setParams])
  const stands = useMemo((): BookingFilter => {
    const type = params.get('type')
    return {
      search: params.get('q') ?? '',
      type: bookingTypes.find((one) => one === type) ?? 'all',
      status: params.get('status') ?? 'all',
    }
  }, [params])
  return [
    fresh ?? stands,
    (filter) => setTyped((now) => ({ filter, over: here, sent: now?.sent ?? null })),
  ]
}
