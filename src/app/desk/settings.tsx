import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { useMay } from '#parts/use-may.ts'
import { OwnAccount } from '#features/settings/own-account.tsx'
import { SettingsScreen } from '#features/settings/desk/screen.tsx'
import { descriptors } from '../operations.ts'

/** An admin's settings; for others their own account. With what needs a decision on top. */
export default function DeskSettings() {
  if (!useMay('admin')) return <OwnAccount />
  return (
    <SettingsScreen decisions={<ParkedWork descriptors={descriptors} about={['settings']} />} />
  )
}
