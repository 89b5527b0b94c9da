import { msg } from '@lingui/core/macro'
import { custom } from '#contract/services/custom.ts'
import type { GuestRequests } from '#parts/guest-requests.ts'
import { CustomSummary, CustomRefusal, customStatusLabels } from './parts/order.tsx'
import { PayRequest } from '#parts/pay-request.tsx'

export const requests: GuestRequests = {
  service: custom,
  statusLabels: customStatusLabels,
  Facts: CustomSummary,
  facts: msg`What was ordered`,
  Refusal: CustomRefusal,
  Pay: ({ operation }) => <PayRequest service={custom} operation={operation} />,
}
