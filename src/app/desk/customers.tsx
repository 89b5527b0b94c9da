import { CustomersScreen } from '#features/customers/desk/screen.tsx'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { descriptors } from '../operations.ts'
import { StaysOf } from './stays/earlier-stays.tsx'

/** Customers and Community, with what needs a decision about them on top. */
export default function DeskCustomers() {
  return (
    <CustomersScreen
      decisions={
        <ParkedWork
          descriptors={descriptors}
          about={['customers', 'desk_reviews', 'tickets', 'consents']}
        />
      }
      Stays={StaysOf}
    />
  )
}
