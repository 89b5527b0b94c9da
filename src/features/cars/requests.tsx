import { cars } from '#contract/services/cars.ts'
import type { GuestRequests } from '#parts/guest-requests.ts'
import { RentalSummary, RentalRefusal, rentalStatusLabels } from './parts/rental-summary.tsx'
import { RentalPayment } from './parts/rental-payment.tsx'

export const requests: GuestRequests = {
  service: cars,
  statusLabels: rentalStatusLabels,
  Facts: RentalSummary,
  Refusal: RentalRefusal,
  Pay: RentalPayment,
}
