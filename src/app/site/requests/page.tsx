import { Route, Routes } from 'react-router-dom'
import { RequestDetail } from './detail.tsx'
import { RequestsList } from './list.tsx'

/** /requests: everything sent from this device (decisions.md). */
export default function RequestsPage() {
  return (
    <Routes>
      <Route index element={<RequestsList />} />
      <Route path=":id" element={<RequestDetail />} />
    </Routes>
  )
}
