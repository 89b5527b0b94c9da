import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, KeyRound } from 'lucide-react'
import { Fragment } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OthersHere } from '#features/parked/desk/others-here.tsx'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { WaitingList } from '#features/parked/desk/waiting-list.tsx'
import { useWork } from '#features/parked/use-work.ts'
import { reserveAddress } from '#features/rooms/desk/reserve/address.ts'
import { BackupComplaint } from '#features/settings/backup/backup-complaint.tsx'
import { RunningAlert } from '#features/running/desk/alert-line.tsx'
import { useTakesReservations } from '#features/rooms/desk/reserve/use-takes-reservations.ts'
import { LeftCard } from '#features/setup/left-card.tsx'
import { SetupChecklist } from '#features/setup/checklist.tsx'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { useHouse } from '#parts/use-house.ts'
import { useUnopened } from '#parts/use-unopened.ts'
import { useMay } from '#parts/use-may.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateText } from '#ui/date-text.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { serviceNotes } from '../services.ts'
import { descriptors } from '../../operations.ts'
import { useHouseTime } from '../../use-house-time.ts'
import { AsOf } from '#parts/desk/as-of.tsx'
import { LoadFailed } from '#parts/desk/load-failed.tsx'
import { typeLabels } from '#parts/services.ts'
import { Counters } from './counters.tsx'
import { DayTiles } from './day-tiles.tsx'
import { GoingOut } from './going-out.tsx'
import { FlaggedActionItems, Unpaid } from './action-items.tsx'
import { StaysToday } from './stays-today.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { useDay } from './use-day.ts'

/** Before the house is open there is no day to show: what is to be done stands in its place. */
export function OverviewScreen() {
  return useUnopened() ? <BeforeOpening /> : <DayOverview />
}

function BeforeOpening() {
  const { t } = useLingui()
  const isAdmin = useMay('admin')
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <DeskHeading title={t`Before the first guest`} />
      {isAdmin ? (
        <SetupChecklist offers={serviceNotes} />
      ) : (
        <p className="text-ink-soft">
          <Trans>
            The house is not open yet: an admin sets it up. Bookings that came by telephone can be
            entered already.
          </Trans>
        </p>
      )}
    </div>
  )
}

/** Today's overview: numbers first, then arrivals and departures, what is due, what is unpaid. */
function DayOverview() {
  const { t, i18n } = useLingui()
  const { today, now } = useHouseTime()
  const day = useDay(today, now)
  const { waiting, others } = useWork()
  const takesReservations = useTakesReservations()
  // In the address, so that it survives a reload and Back leaves it.
  const lateOnly = useSearchParams()[0].get('show') === 'late'
  const late = day.shown.flatMap((one) => one.late ?? [])
  const isKnown = day.shown.some(({ wide }) => wide !== undefined)
  const isBlank = useBlank(day)
  const isAdmin = useMay('admin')
  const { opened } = useHouse()
  const loading = day.day === undefined && !isKnown && day.failures.length === 0
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <DeskHeading title={t`Overview`} />
          <p className="text-ink-soft">
            <DateText value={today} format="full" /> · <span className="tabular">{now}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {takesReservations && (
            <ButtonLink size="lg" variant="secondary" to={reserveAddress()} icon={<CalendarPlus />}>
              <Trans>New booking</Trans>
            </ButtonLink>
          )}
          <ButtonLink size="lg" to="/dashboard/walk-in" icon={<KeyRound />}>
            <Trans>Walk-in</Trans>
          </ButtonLink>
        </div>
      </div>
      {!lateOnly && !loading && (isBlank ? <NothingYet /> : <DayTiles day={day} />)}
      {!lateOnly && <ClosedNote />}
      {!lateOnly && <BackupComplaint />}
      {!lateOnly && <RunningAlert />}
      <ParkedWork descriptors={descriptors} />
      {day.cached && <AsOf cached={day.cached} />}
      {day.failures.map(({ type, error }) => {
        const label = i18n._(typeLabels[type])
        const words = error.refusal?.message ?? t`Failed to load bookings.`
        return <LoadFailed key={type} title={t`${label}: ${words}`} refetch={day.refetch} />
      })}
      {loading && <LoadingCards label={t`Loading bookings…`} />}
      {lateOnly && late.length > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <strong className="font-semibold">
            {late.some(({ count }) => count > 0) ? (
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
      {!lateOnly && !isBlank && day.day && (
        <StaysToday
          day={day.day}
          today={today}
          waiting={day.stays.waiting}
          balanceOf={day.balanceOf}
          readiness={day.readiness}
        />
      )}
      {day.shown.map(({ kind, wide, late: itsLate }) => (
        <Fragment key={kind}>{lateOnly ? itsLate?.only : wide}</Fragment>
      ))}
      {!lateOnly && !isBlank && !loading && (
        <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
          <div className="grid gap-5">
            {day.shown.map(({ kind, board }) => (
              <Fragment key={kind}>{board}</Fragment>
            ))}
          </div>
          <div className="grid gap-5">
            <FlaggedActionItems
              flagged={day.flagged}
              lostRequests={day.lostRequests}
              waiting={day.stays.waiting}
            />
            <GoingOut departures={day.serviceDepartures} of={day.shown} />
            <Unpaid receivables={day.receivables} />
          </div>
        </div>
      )}
      {!lateOnly && waiting.length + others.length > 0 && (
        <div id="waiting" tabIndex={-1} className="grid scroll-mt-20 gap-5 outline-none">
          <WaitingList rows={waiting} descriptors={descriptors} />
          <OthersHere others={others} descriptors={descriptors} />
        </div>
      )}
      {!lateOnly && isAdmin && opened === true && <LeftCard offers={serviceNotes} />}
      <Counters />
    </div>
  )
}

/** While the owner has closed it to new requests: nobody at the desk wonders why none come. */
function ClosedNote() {
  const { closed } = useHouse()
  const isAdmin = useMay('admin')
  if (!closed) return null
  return (
    <Alert
      tone="waiting"
      title={<Trans>The house is closed to new requests</Trans>}
      action={
        isAdmin && (
          <ButtonLink to="/dashboard/setup" variant="secondary">
            <Trans>Open it again</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>Guests can ask for nothing new on the site. What is booked goes on.</Trans>
    </Alert>
  )
}

/**
 * Whether a house of ours that is open has nothing yet: no stay and no order, ever. Another host's
 * lists may be empty for reasons of its own.
 */
function useBlank({ stays, services }: ReturnType<typeof useDay>): boolean {
  const { opened } = useHouse()
  return (
    opened === true &&
    stays.bookings?.length === 0 &&
    services.every(({ list }) => (list.rows ?? []).length === 0)
  )
}
