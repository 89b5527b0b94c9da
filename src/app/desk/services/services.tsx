import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { ForRole } from '#parts/desk/for-role.tsx'
import { useMay } from '#parts/use-may.ts'
import { descriptors } from '../../operations.ts'
import { OrdersScreen } from './orders-screen.tsx'
import { ServicesScreen } from './screen.tsx'

/** Services: what the house offers beside its rooms, for admins; for reception, to order them. */
export default function DeskServices() {
  const decisions = <ParkedWork descriptors={descriptors} />
  const isAdmin = useMay('admin')
  if (isAdmin) return <ServicesScreen decisions={decisions} />
  return (
    <ForRole least="reception">
      <OrdersScreen decisions={decisions} />
    </ForRole>
  )
}
