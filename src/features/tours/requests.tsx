import { tours } from '#contract/services/tours.ts'
import type { GuestRequests } from '#parts/guest-requests.ts'
import { PayRequest } from '#parts/pay-request.tsx'
import { tourStatusWords } from './parts/status-words.ts'
import { TourFacts } from './parts/tour-facts.tsx'
import { TourRefusal } from './parts/tour-refusal.tsx'

export const requests: GuestRequests = {
  service: tours,
  words: tourStatusWords,
  Facts: TourFacts,
  Refusal: TourRefusal,
  Pay: ({ operation }) => <PayRequest service={tours} operation={operation} />,
}
