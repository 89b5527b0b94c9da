import type { Route } from '../route.ts'
import { forAdmins, forReception, staffList } from './kinds.ts'

/** What a stay owes, and its receipts. */
export const folioRoutes = {
  // Their subject is the row that is answered, which devices keep; they stand in the booking's group.
  listFolioItems: forReception(staffList('/api/folio-items')),
  addFolioItem: forReception({
    method: 'POST',
    paths: ['/api/hotel-bookings/{id}/folio-items'],
    access: 'staff',
    offline: 'queued',
    subject: 'folio_items',
  }),
  removeFolioItem: forReception({
    method: 'DELETE',
    paths: ['/api/hotel-bookings/{id}/folio-items/{itemId}'],
    access: 'staff',
    offline: 'queued',
    subject: 'folio_items',
  }),
  chargeToStay: forReception({
    method: 'POST',
    paths: ['/api/hotel-bookings/{id}/charges'],
    access: 'staff',
    offline: 'queued',
    subject: 'charges',
  }),
  writeOffStay: forAdmins({
    method: 'POST',
    paths: ['/api/hotel-bookings/{id}/write-off'],
    access: 'staff',
    offline: 'queued',
    subject: 'hotel_bookings',
  }),
  listReceipts: forReception(staffList('/api/receipts')),
  issueReceipt: forReception({
    method: 'POST',
    paths: ['/api/hotel-bookings/{id}/receipts'],
    access: 'staff',
    offline: 'queued',
    subject: 'receipts',
  }),
  listStayEvents: forReception(staffList('/api/stay-events')),
  sendLetterAgain: forReception({
    method: 'POST',
    paths: ['/api/hotel-bookings/{id}/letters/{letterId}/send'],
    access: 'staff',
    offline: 'queued',
    subject: 'letters',
  }),
  sendReceipt: forReception({
    method: 'POST',
    paths: ['/api/hotel-bookings/{id}/receipts/{receiptId}/send'],
    access: 'staff',
    offline: 'queued',
    subject: 'letters',
  }),
} as const satisfies Record<string, Route>
