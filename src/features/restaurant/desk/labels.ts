import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '#contract/restaurant.ts'
import { serviceLabels } from '../parts/status-labels.ts'

/** Another host may have other ways of serving. */
export const serviceTypeLabels: Readonly<Record<string, MessageDescriptor>> = serviceLabels

export const paymentStatusLabels: Readonly<Record<string, MessageDescriptor>> = {
  paid: msg`Paid`,
  unpaid: msg`Unpaid`,
  pending: msg`Pending`,
  failed: msg`Failed`,
  refunded: msg`Refunded`,
}

/** "Table 4" of a meal that is eaten there; null where nobody said. */
export function tableText({ service_type, table_or_room: table }: Order): string | null {
  return service_type === 'dine-in' && table ? i18n._(msg`Table ${table}`) : null
}

/** Whose order it is: a name, else the table; '' where staff know neither. */
export const whoseOrder = (order: Order): string => order.customer_name || tableText(order) || ''
