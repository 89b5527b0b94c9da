import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { OthersHere } from '#features/parked/desk/others-here.tsx'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { WaitingList } from '#features/parked/desk/waiting-list.tsx'
import { useWork } from '#features/parked/use-work.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateText } from '#ui/date-text.tsx'
import { LoadingRegion, SkeletonCard } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { meanings } from '../../operations.ts'
import { useHouseTime } from '../../use-house-time.ts'
import { AsOf } from '../as-of.tsx'
import { typeLabels } from '../bookings/words.ts'
import { lateOf } from './board.ts'
import { Counters } from './counters.tsx'
import { DayTiles } from './day-tiles.tsx'
import { Lanes } from './lanes.tsx'
import { FlaggedMatters, Unpaid } from './matters.tsx'
import { GoingOut, LaundryDue, TablesToday } from './services-today.tsx'
import { StaysToday } from './stays-today.tsx'
import { useDay } from './use-day.ts'

/** Today's board: its numbers first, then who comes and leaves, what is due, what is owed. */
export function OverviewScreen() {
  const { t, i18n } = useLingui()
  const { today, now } = useHouseTime()
  const day = useDay(today, now)
  const { table_seats: seats } = useHouse()
  const { waiting, others } = useWork()
  const { board } = day
  // In the address, so that Back leads out of it and a reload does not.
  const lateOnly = useSearchParams()[0].get('show') === 'late'
  const loading = day.day === undefined && board === undefined && day.failures.length === 0
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-2xl">
            <Trans>Overview</Trans>
          </h1>
          <p className="text-ink-soft">
            <DateText value={today} format="full" /> · <span className="tabular">{now}</span>
          </p>
        </div>
        <ButtonLink size="lg" to="/dashboard/walk-in" icon={<KeyRound aria-hidden="true" />}>
          <Trans>Walk-in</Trans>
        </ButtonLink>
      </div>
      {!lateOnly && !loading && <DayTiles day={day} />}
      <ParkedWork meanings={meanings} />
      {day.kept && <AsOf kept={day.kept} />}
      {day.failures.map(({ type, error }) => {
        const words = error?.refusal?.message ?? t`Failed to load bookings.`
        return (
          <Alert
            key={type}
            tone="error"
            live
            title={`${i18n._(typeLabels[type])}: ${words}`}
            action={
              <Button variant="secondary" onClick={day.refetch}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>What else there is stays on the screen.</Trans>
          </Alert>
        )
      })}
      {loading && (
        <LoadingRegion label={t`Loading bookings…`}>
          <SkeletonCard />
          <SkeletonCard />
        </LoadingRegion>
      )}
      {lateOnly && board && (
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
      {!lateOnly && day.day && (
        <StaysToday
          day={day.day}
          today={today}
          waiting={day.stays.waiting}
          owedOn={day.owedOn}
          readiness={day.readiness}
        />
      )}
      {board && (
        <section
          id="kitchen"
          tabIndex={-1}
          aria-label={t`Kitchen`}
          className="grid scroll-mt-20 gap-2 outline-none"
        >
          <Lanes
            board={lateOnly ? lateOf(board) : board}
            today={today}
            steps={day.kitchen.waiting}
            whole={lateOnly}
          />
          {!lateOnly && (
            <p className="text-sm text-ink-soft">
              <Trans>{board.served} served today</Trans>
            </p>
          )}
        </section>
      )}
      {!lateOnly && !loading && (
        <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
          <div className="grid gap-5">
            <TablesToday slots={day.slots} seats={seats} now={now} waiting={day.tables.waiting} />
            <LaundryDue orders={day.laundry} today={today} />
          </div>
          <div className="grid gap-5">
            <FlaggedMatters flagged={day.flagged} />
            <GoingOut outings={day.outings} />
            <Unpaid owed={day.owed} />
          </div>
        </div>
      )}
      {!lateOnly && waiting.length + others.length > 0 && (
        <div id="waiting" tabIndex={-1} className="grid scroll-mt-20 gap-5 outline-none">
          <WaitingList rows={waiting} meanings={meanings} />
          <OthersHere others={others} meanings={meanings} />
        </div>
      )}
      <Counters />
    </div>
  )
}
