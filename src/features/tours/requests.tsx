import { tours } from '#contract/services/tours.ts'
import type { GuestRequests } from '#parts/guest-requests.ts'
import { PayRequest } from '#parts/pay-request.tsx'
import { TourSummary, tourStatusLabels } from './parts/tour-summary.tsx'
import { TourRefusal } from './parts/tour-refusal.tsx'

export const requests: GuestRequests = {
  service: tours,
  statusLabels: tourStatusLabels,
  Facts: TourSummary,
  Refusal: TourRefusal,
  Pay: ({ operation }) => <PayRequest service={tours} operation={operation} />,
}
