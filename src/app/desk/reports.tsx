import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { ReportsScreen } from '#features/reports/desk/screen.tsx'
import { descriptors } from '../operations.ts'
import { DayCloseLink } from './day-close/link.tsx'

/** Reports, with what needs a decision on top, as on every screen of the desk. */
export default function DeskReports() {
  return (
    <ReportsScreen
      descriptors={descriptors}
      decisions={
        <>
          <DayCloseLink />
          <ParkedWork descriptors={descriptors} />
        </>
      }
    />
  )
}
