import { cars } from '#contract/services/cars.ts'
import type { GuestRequests } from '#parts/guest-requests.ts'
import { RentalFacts, RentalRefusal, rentalStatusWords } from './parts/rental-facts.tsx'
import { RentalPayment } from './parts/rental-payment.tsx'

export const requests: GuestRequests = {
  service: cars,
  words: rentalStatusWords,
  Facts: RentalFacts,
  Refusal: RentalRefusal,
  Pay: RentalPayment,
}
