import { CustomersScreen } from '#features/customers/desk/screen.tsx'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { descriptors } from '../operations.ts'
import { StaysOf } from './stays/earlier-stays.tsx'

/** Customers and Community, with what needs a decision on top, as on every screen of the desk. */
export default function DeskCustomers() {
  return <CustomersScreen decisions={<ParkedWork descriptors={descriptors} />} Stays={StaysOf} />
}
