import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { PaymentsScreen } from '#features/payments/desk/screen.tsx'
import { descriptors } from '../operations.ts'
import { DayCloseLink } from './day-close/link.tsx'
import type { SubjectRef } from '#features/payments/subjects.ts'
import { RoomRefundTerms } from '#features/rooms/desk/room-money.tsx'
import { AsOf } from '#parts/desk/as-of.tsx'

/** Payments, with what needs a decision on top, as on every screen of the desk. */
export default function DeskPayments() {
  return (
    <PaymentsScreen
      decisions={
        <>
          <DayCloseLink />
          <ParkedWork descriptors={descriptors} />
        </>
      }
      AsOf={AsOf}
      Terms={RefundTerms}
    />
  )
}

/** Terms of services are said where they are cancelled: which state they were in is not kept. */
function RefundTerms({ subject }: { subject: SubjectRef }) {
  return subject.kind === 'room' ? <RoomRefundTerms bookingId={subject.id} /> : null
}
