import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { CalendarScreen } from '#features/rooms/desk/calendar/screen.tsx'
import { RequireRole } from '#features/session/require-role.tsx'
import { dashboardRoles } from '#features/session/rules.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { BusyText } from '#ui/busy-text.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FiguresProvider } from '#ui/formats.tsx'
import { withMessages } from '#ui/messages.ts'
import { descriptors } from '../operations.ts'
import { BookingsScreen } from './bookings/screen.tsx'
import { DeskBalances } from './desk-balances.tsx'
import { deskEntries } from './entries.ts'
import { GuestStays } from './guest-stays.tsx'
import { HandoverScreen } from './handover/screen.tsx'
import { DeskLayout } from './layout.tsx'
import { OverviewScreen } from './overview/screen.tsx'
import { useHouseFigures } from './use-house-figures.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { RoomReadinessContext } from '#parts/desk/room-readiness.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { occupantsOf } from './readiness.ts'
import { useReadiness } from './use-readiness.ts'

const WalkIn = lazy(withMessages(() => import('./walk-in/screen.tsx')))
const Reserve = lazy(withMessages(() => import('./reserve/screen.tsx')))
const DayClose = lazy(withMessages(() => import('./day-close/screen.tsx')))
const Setup = lazy(withMessages(() => import('./setup/screen.tsx')))
const Running = lazy(withMessages(() => import('./running.tsx')))
const Stays = lazy(withMessages(() => import('./stays/stays.tsx')))
const DeskImport = lazy(withMessages(() => import('./import.tsx')))
const Website = lazy(withMessages(() => import('./website.tsx')))
const SitePreview = lazy(withMessages(() => import('./site-preview.tsx')))
const DeskRoomCalendars = lazy(withMessages(() => import('./room-calendars.tsx')))

/** The sidebar's screens that come in when they are opened. */
const screens = deskEntries.flatMap(({ to, screen }) =>
  screen === undefined ? [] : [{ path: to.slice('/dashboard/'.length), Screen: lazy(screen) }],
)

/** The back office (spec 3 §2.1), one chunk apart from everything a guest loads. */
export default function Desk() {
  return (
    <Routes>
      <Route
        element={<RequireRole allowed={dashboardRoles} instead={{ staff: '/housekeeping' }} />}
      >
        <Route element={<Arriving />}>
          <Route path="site/preview/*" element={<SitePreview />} />
        </Route>
        <Route element={<DeskFrame />}>
          <Route element={<Arriving />}>
            <Route element={<WithBalances />}>
              <Route index element={<OverviewScreen />} />
              <Route path="bookings/*" element={<BookingsScreen />} />
              <Route
                path="reservations/calendar"
                element={
                  <CalendarScreen
                    notices={<ParkedWork descriptors={descriptors} about={['hotel_bookings']} />}
                  />
                }
              />
              <Route path="reservations/new" element={<Reserve />} />
              <Route path="walk-in" element={<WalkIn />} />
              <Route path="stays/:id/*" element={<Stays />} />
            </Route>
            {screens.map(({ path, Screen }) => (
              <Route
                key={path}
                path={path}
                element={<Screen decisions={<ParkedWork descriptors={descriptors} />} />}
              />
            ))}
            <Route path="rooms/calendars" element={<DeskRoomCalendars />} />
            <Route path="setup" element={<Setup />} />
            <Route path="setup/:step" element={<Setup />} />
            <Route path="settings/import" element={<DeskImport />} />
            <Route path="site/:group?" element={<Website />} />
            <Route path="handover" element={<HandoverScreen />} />
            <Route path="day-close" element={<DayClose />} />
            <Route path="running" element={<Running />} />
            <Route path="admin" element={<Navigate to="/dashboard" replace />} />
            <Route path="Admin" element={<Navigate to="/dashboard" replace />} />
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  )
}

/** Screens that show stays. */
function WithBalances() {
  return (
    <DeskBalances>
      <DeskReadiness>
        <Outlet />
      </DeskReadiness>
    </DeskBalances>
  )
}

/** Whole dates are written as the house's settings say. */
function DeskFrame() {
  const figures = useHouseFigures()
  return (
    <FiguresProvider figures={figures}>
      <GuestStays>
        <DeskLayout />
      </GuestStays>
    </FiguresProvider>
  )
}

/** While a screen's code comes in; the frame stands. */
function Arriving() {
  return (
    <Suspense
      fallback={
        <BusyText>
          <Trans>Loading…</Trans>
        </BusyText>
      }
    >
      <Outlet />
    </Suspense>
  )
}

/** A path of the desk that nothing stands under (spec 3 §2.1). */
function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <>
      <DeskHeading title={t`Not Found`} />
      <EmptyState
        picture={<DrawnLantern />}
        title={t`There is no such page`}
        action={
          <ButtonLink to="/dashboard">
            <Trans>To the overview</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}

/** Whether each room is ready now, for the dialogs that give a room to somebody. */
function DeskReadiness({ children }: { children: ReactNode }) {
  // The screens below read the bookings; here is what they have read.
  const read = useBookings({ enabled: false })
  const { bookings } = read
  const today = useHouseDay()
  const readiness = useReadiness(read, today)
  const value = useMemo(() => {
    const occupants = occupantsOf(bookings ?? [], today)
    return { readiness, occupant: (roomId: string) => occupants.get(roomId) ?? '' }
  }, [bookings, today, readiness])
  return <RoomReadinessContext value={value}>{children}</RoomReadinessContext>
}
