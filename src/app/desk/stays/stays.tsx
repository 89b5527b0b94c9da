import { Route, Routes, useParams } from 'react-router-dom'
import { FolioScreen } from '#features/folio/desk/folio-screen.tsx'
import { ReceiptScreen } from '#features/folio/desk/receipt/receipt-screen.tsx'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { moneyTaken } from '#features/payments/desk/record.ts'
import { BookingActions } from '#features/rooms/desk/booking-actions.tsx'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { AsOf } from '#parts/desk/as-of.tsx'
import { descriptors } from '../../operations.ts'

/** One stay: its bill with what the payments and the rooms bring to it, and its receipts. */
export default function Stays() {
  return (
    <Routes>
      <Route path="folio" element={<StayFolio />} />
      <Route path="receipts/:receiptId/print" element={<StayReceipt />} />
    </Routes>
  )
}

function StayFolio() {
  const { id = '' } = useParams()
  return (
    <FolioScreen
      // Another stay's ticks and typed amounts are not this one's.
      key={id}
      stayId={id}
      descriptors={descriptors}
      money={moneyTaken}
      Steps={StaySteps}
      decisions={<ParkedWork descriptors={descriptors} />}
      AsOf={AsOf}
    />
  )
}

function StayReceipt() {
  const { id = '', receiptId = '' } = useParams()
  return <ReceiptScreen stayId={id} receiptId={receiptId} descriptors={descriptors} />
}

/** Check-in and check-out from the bill; a booking that only this device has, has no steps yet. */
function StaySteps({ stayId }: { stayId: string }) {
  const { bookings } = useBookings()
  const booking = bookings?.find(({ id }) => id === stayId)
  if (booking === undefined) return null
  return <BookingActions booking={booking} only={['check_in', 'check_out']} />
}
