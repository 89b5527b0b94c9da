import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { PaymentsScreen } from '#features/payments/desk/screen.tsx'
import { descriptors } from '../operations.ts'
import { DayCloseLink } from './day-close/link.tsx'
import { RefundTerms } from './refund-terms.tsx'

/** Payments, with what needs a decision about them on top. */
export default function DeskPayments() {
  return (
    <PaymentsScreen
      decisions={
        <>
          <DayCloseLink />
          <ParkedWork descriptors={descriptors} about={['payments', 'settlements']} />
        </>
      }
      Terms={RefundTerms}
    />
  )
}
