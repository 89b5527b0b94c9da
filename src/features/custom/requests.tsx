import { msg } from '@lingui/core/macro'
import { custom } from '#contract/services/custom.ts'
import type { GuestRequests } from '#parts/guest-requests.ts'
import { CustomFacts, CustomRefusal, customStatusWords } from './parts/order.tsx'
import { PayRequest } from '#parts/pay-request.tsx'

export const requests: GuestRequests = {
  service: custom,
  words: customStatusWords,
  Facts: CustomFacts,
  facts: msg`What was ordered`,
  Refusal: CustomRefusal,
  Pay: ({ operation }) => <PayRequest service={custom} operation={operation} />,
}
