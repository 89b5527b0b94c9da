import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '#contract/restaurant.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import type { OrderStep } from '#domain/restaurant.ts'
import type { DeskSteps } from '#parts/desk/service-actions.tsx'
import { stepLabels, stepDescriptors, stepTexts } from '../operations/steps.ts'
import { whoseOrder } from './labels.ts'

export const deskSteps: DeskSteps<OrderStep> = {
  service: restaurant,
  texts: stepTexts,
  labels: stepLabels,
  overlays: stepDescriptors,
}

/** Which order a waiting step is about. */
export const aboutOrder = (order: Order) => [
  i18n._(msg`No. ${order.number}`),
  whoseOrder(order),
  order.schedule_time,
]
