import { RunningScreen } from '#features/running/desk/screen.tsx'
import { ForRole } from '#parts/desk/for-role.tsx'

/** How the house runs, for admins. */
export default function DeskRunning() {
  return (
    <ForRole least="admin">
      <RunningScreen />
    </ForRole>
  )
}
