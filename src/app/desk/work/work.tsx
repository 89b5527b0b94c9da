import { useLingui } from '@lingui/react/macro'
import { Route, Routes } from 'react-router-dom'
import { workRoles } from '#features/session/rules.ts'
import { RequireRole } from '#features/session/require-role.tsx'
import { useHouse } from '#parts/use-house.ts'
import { HousekeepingScreen } from '../housekeeping/screen.tsx'
import { Kitchen } from '../kitchen/kitchen.tsx'
import { WorkFrame } from './frame.tsx'

/** What staff work on without the desk: its own chunk, for staff and admin (decisions.md). */
export default function Work({ screen }: { screen: 'housekeeping' | 'kitchen' }) {
  return (
    <Routes>
      <Route element={<RequireRole allowed={workRoles} />}>
        <Route path="*" element={screen === 'kitchen' ? <KitchenPage /> : <HousekeepingPage />} />
      </Route>
    </Routes>
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
