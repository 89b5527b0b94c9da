import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { SettingsScreen } from '#features/settings/screen.tsx'
import { meanings } from '../operations.ts'
import { AsOf } from './as-of.tsx'

/** Settings, with what needs a decision on top, as on every screen of the desk. */
export default function DeskSettings() {
  return <SettingsScreen decisions={<ParkedWork meanings={meanings} />} AsOf={AsOf} />
}
