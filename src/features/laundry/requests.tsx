import { laundry } from '#contract/services/laundry.ts'
import type { GuestRequests } from '#parts/guest-requests.ts'
import { LaundryRefusal, laundryStatusWords, SentFacts } from './parts/order-facts.tsx'

export const requests: GuestRequests = {
  service: laundry,
  words: laundryStatusWords,
  Facts: SentFacts,
  Refusal: LaundryRefusal,
}
