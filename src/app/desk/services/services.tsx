import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { ForRole } from '#parts/desk/for-role.tsx'
import { meanings } from '../../operations.ts'
import { ServicesScreen } from './screen.tsx'

/** Services: what the house offers beside its rooms, for admins. */
export default function DeskServices() {
  return (
    <ForRole least="admin">
      <ServicesScreen decisions={<ParkedWork meanings={meanings} />} />
    </ForRole>
  )
}
