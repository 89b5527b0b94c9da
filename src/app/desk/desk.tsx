import { Navigate, Route, Routes } from 'react-router-dom'
import { dashboardRoles } from '#features/session/rules.ts'
import { RequireRole } from '#features/session/require-role.tsx'
import { BookingsScreen } from './bookings/screen.tsx'
import { ComingScreen } from './coming.tsx'
import { DeskLayout } from './layout.tsx'
import { OverviewScreen } from './overview/screen.tsx'

/** The back office (spec 3 §2.1), one chunk apart from everything a guest loads. */
export default function Desk() {
  return (
    <Routes>
      <Route element={<RequireRole allowed={dashboardRoles} />}>
        <Route element={<DeskLayout />}>
          <Route index element={<OverviewScreen />} />
          <Route path="bookings/*" element={<BookingsScreen />} />
          <Route path="admin" element={<Navigate to="/dashboard" replace />} />
          <Route path="Admin" element={<Navigate to="/dashboard" replace />} />
          <Route path="*" element={<ComingScreen />} />
        </Route>
      </Route>
    </Routes>
  )
}
