import { useLingui } from '@lingui/react/macro'
import { Suspense, useCallback } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { workRoles } from '#features/session/rules.ts'
import { RequireRole } from '#features/session/require-role.tsx'
import { useHouse } from '#parts/use-house.ts'
import { useMay } from '#parts/use-may.ts'
import { FiguresProvider } from '#ui/formats.tsx'
import { descriptors } from '../../operations.ts'
import { useHouseTime } from '../../use-house-time.ts'
import { Bell } from '../bell/bell.tsx'
import { GuestStays } from '../guest-stays.tsx'
import { HousekeepingScreen } from '../housekeeping/screen.tsx'
import { useHouseFigures } from '../use-house-figures.ts'
import { WorkFrame } from './frame.tsx'
import { workPlaces, type FoundPlace } from './places.ts'

/** What staff work on without the desk: its own chunk, for staff and admin (decisions.md). */
export default function Work({ screen }: { screen: string }) {
  // Whole dates are written as the house's settings say, as at the desk.
  const figures = useHouseFigures()
  const place = workPlaces.find(({ to }) => to === `/${screen}`)
  return (
    <FiguresProvider figures={figures}>
      <Routes>
        <Route element={<RequireRole allowed={workRoles} />}>
          {place && <Route path={place.offer.path} element={<OfferPage place={place} />} />}
          <Route path="*" element={place ? <PlacePage place={place} /> : <HousekeepingPage />} />
        </Route>
      </Routes>
    </FiguresProvider>
  )
}

function HousekeepingPage() {
  return (
    <WorkFrame>
      <HousekeepingScreen />
    </WorkFrame>
  )
}

function OfferPage({ place: { Offer } }: { place: FoundPlace }) {
  return (
    <WorkFrame>
      <Suspense fallback={null}>
        <Offer decisions={<ParkedWork descriptors={descriptors} />} />
      </Suspense>
    </WorkFrame>
  )
}

function PlacePage({ place: { Screen, about, to, label } }: { place: FoundPlace }) {
  const { i18n } = useLingui()
  const { name } = useHouse()
  const at = useHouseTime()
  const here = useCallback(() => to, [to])
  // For the guests of its orders; who reads no names needs no stays.
  const readsNames = useMay('reception')
  return (
    <GuestStays read={readsNames}>
      <title>{`${i18n._(label)} – ${name}`}</title>
      <Screen
        at={at}
        decisions={<ParkedWork descriptors={descriptors} />}
        renderFrame={(children, alarm) => (
          <WorkFrame bell={<Bell about={about} place={here} alarm={alarm} />}>{children}</WorkFrame>
        )}
      />
    </GuestStays>
  )
}
