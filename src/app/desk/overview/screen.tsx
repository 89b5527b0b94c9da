import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { useOrders } from '#features/restaurant/desk/use-orders.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateText } from '#ui/date-text.tsx'
import { LoadingRegion, SkeletonCard } from '#ui/skeleton.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { meanings } from '../../operations.ts'
import { AsOf } from '../as-of.tsx'
import { useHouseTime } from '../../use-house-time.ts'
import { boardOf, lateOf } from './board.ts'
import { Counters } from './counters.tsx'
import { Lanes } from './lanes.tsx'
import { RoomsToday, RoomsTodayLine } from './rooms-today.tsx'

/** The day's real work: what came in, what is late, what needs a decision, each a way into it. */
export function OverviewScreen() {
  const { t } = useLingui()
  const { today, now } = useHouseTime()
  const { orders, kept, error, waiting, refetch } = useOrders()
  const board = orders && boardOf(orders, today, now)
  // In the address, so that Back leads out of it and a reload does not.
  const lateOnly = useSearchParams()[0].get('show') === 'late'
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-2xl">
          <Trans>Overview</Trans>
        </h1>
        <p className="text-ink-soft">
          <DateText value={today} format="full" /> · <span className="tabular">{now}</span>
        </p>
      </div>
      {!lateOnly && (
        <p className="-my-3">
          <RoomsTodayLine today={today} />
        </p>
      )}
      <ParkedWork meanings={meanings} />
      {kept && <AsOf kept={kept} />}
      {error && (
        <Alert
          tone="error"
          live
          title={error.refusal?.message ?? t`Failed to load bookings.`}
          action={
            <ButtonLink to="/dashboard/bookings" variant="secondary" onClick={refetch}>
              <Trans>Try again</Trans>
            </ButtonLink>
          }
        />
      )}
      {board ? (
        <>
          <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
            <StatTile
              label={t`Pending`}
              value={board.lanes.pending.length}
              tone={board.lanes.pending.length > 0 ? 'waiting' : undefined}
              to="/dashboard/bookings?status=pending"
            />
            <StatTile
              label={t`In the kitchen`}
              value={board.lanes.accepted.length + board.lanes.preparing.length}
              to="/dashboard/bookings?status=preparing"
            />
            <StatTile
              label={t`Late`}
              value={board.late.size}
              tone={board.late.size > 0 ? 'error' : undefined}
              to="/dashboard?show=late"
            />
            <StatTile
              label={t`Served today`}
              value={board.served}
              to="/dashboard/bookings?status=completed"
            />
          </div>
          {lateOnly && (
            <p className="flex flex-wrap items-baseline gap-x-4">
              <strong className="font-semibold">
                {board.late.size > 0 ? (
                  <Trans>Late orders only</Trans>
                ) : (
                  <Trans>Nothing is late.</Trans>
                )}
              </strong>
              <TextLink standalone to="/dashboard">
                <Trans>Show all of today</Trans>
              </TextLink>
            </p>
          )}
          <Lanes
            board={lateOnly ? lateOf(board) : board}
            today={today}
            steps={waiting}
            whole={lateOnly}
          />
        </>
      ) : (
        !error && (
          <LoadingRegion label={t`Loading bookings…`}>
            <SkeletonCard />
            <SkeletonCard />
          </LoadingRegion>
        )
      )}
      {!lateOnly && <RoomsToday today={today} />}
      <Counters />
    </div>
  )
}
