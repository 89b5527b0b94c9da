import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { ReportsScreen } from '#features/reports/desk/screen.tsx'
import { descriptors } from '../operations.ts'
import { DayCloseLink } from './day-close/link.tsx'

/** Reports, with how much needs a decision on top: none of it is theirs. */
export default function DeskReports() {
  return (
    <ReportsScreen
      descriptors={descriptors}
      decisions={
        <>
          <DayCloseLink />
          <ParkedWork descriptors={descriptors} about={[]} />
        </>
      }
    />
  )
}
