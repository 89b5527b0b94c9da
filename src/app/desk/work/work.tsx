import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { workRoles } from '#features/session/rules.ts'
import { RequireRole } from '#features/session/require-role.tsx'
import { useHouse } from '#parts/use-house.ts'
import { FiguresProvider } from '#ui/formats.tsx'
import { withWords } from '#ui/words.ts'
import { meanings } from '../../operations.ts'
import { HousekeepingScreen } from '../housekeeping/screen.tsx'
import { Kitchen } from '../kitchen/kitchen.tsx'
import { useHouseFigures } from '../use-house-figures.ts'
import { WorkFrame } from './frame.tsx'

const Menu = lazy(withWords(() => import('#features/restaurant/desk/menu-screen.tsx')))

/** What staff work on without the desk: its own chunk, for staff and admin (decisions.md). */
export default function Work({ screen }: { screen: 'housekeeping' | 'kitchen' }) {
  // Whole dates are written as the house's settings say, as at the desk.
  const figures = useHouseFigures()
  return (
    <FiguresProvider figures={figures}>
      <Routes>
        <Route element={<RequireRole allowed={workRoles} />}>
          {screen === 'kitchen' && <Route path="menu" element={<KitchenMenuPage />} />}
          <Route path="*" element={screen === 'kitchen' ? <KitchenPage /> : <HousekeepingPage />} />
        </Route>
      </Routes>
    </FiguresProvider>
  )
}

function HousekeepingPage() {
  const { t } = useLingui()
  const { name } = useHouse()
  return (
    <WorkFrame>
      <title>{`${t`Housekeeping`} – ${name}`}</title>
      <HousekeepingScreen />
    </WorkFrame>
  )
}

/** What is off today: the kitchen says so, names and prices stay the admins'. */
function KitchenMenuPage() {
  const { t } = useLingui()
  const { name } = useHouse()
  return (
    <WorkFrame>
      <title>{`${t`Restaurant Menu`} – ${name}`}</title>
      <Suspense fallback={null}>
        <Menu decisions={<ParkedWork meanings={meanings} />} />
      </Suspense>
    </WorkFrame>
  )
}

function KitchenPage() {
  const { t } = useLingui()
  const { name } = useHouse()
  return (
    <>
      <title>{`${t`Kitchen`} – ${name}`}</title>
      <Kitchen />
    </>
  )
}
