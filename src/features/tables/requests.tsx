import { tables } from '#contract/services/tables.ts'
import type { GuestRequests } from '#parts/guest-requests.ts'
import { guestStatusWords, ReservationFacts, ReservationRefusal } from './parts/reservation.tsx'

export const requests: GuestRequests = {
  service: tables,
  words: guestStatusWords,
  Facts: ReservationFacts,
  Refusal: ReservationRefusal,
}
