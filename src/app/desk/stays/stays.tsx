import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { ReceiptScreen } from '#features/folio/desk/receipt/receipt-screen.tsx'
import { stayAddress } from '#parts/desk/stay-link.tsx'
import { billDescriptors } from '../bill-descriptors.ts'
import { StayPage } from './stay-page.tsx'

/** One stay: its page, and its receipts to print. */
export default function Stays() {
  return (
    <Routes>
      <Route index element={<Page />} />
      <Route path="folio" element={<ToPage />} />
      <Route path="receipts/:receiptId/print" element={<Receipt />} />
    </Routes>
  )
}

function Page() {
  const { id = '' } = useParams()
  // Another stay's ticks and typed amounts are not this one's.
  return <StayPage key={id} stayId={id} />
}

/** The bill had an address of its own: links to it are in letters of the outbox and in bookmarks. */
function ToPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  return <Navigate to={`${stayAddress(id)}${search}`} replace />
}

function Receipt() {
  const { id = '', receiptId = '' } = useParams()
  return <ReceiptScreen stayId={id} receiptId={receiptId} descriptors={billDescriptors} />
}
