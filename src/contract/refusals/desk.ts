import { msg } from '#lib/msg.ts'
import type { RefusalKind } from './refusal.ts'

/** What the desk alone meets. */
export const ofDesk = {
  no_such_review: { code: 'not_found', ...msg({ message: 'There is no such review.' }) },
  review_changed_since: {
    code: 'conflict',
    ...msg({ message: 'A colleague changed this review since: it is {status} now.' }),
  },
  review_changed: {
    code: 'conflict',
    ...msg({ message: 'This review is {status} now; you saw it as {seen}.' }),
  },
  no_such_ticket: { code: 'not_found', ...msg({ message: 'There is no such ticket.' }) },
  ticket_changed: {
    code: 'conflict',
    ...msg({ message: 'A colleague changed this ticket meanwhile: it is {status} now.' }),
  },
  no_such_customer: { code: 'not_found', ...msg({ message: 'There is no such customer.' }) },
  customer_changed: {
    code: 'conflict',
    ...msg({ message: 'A colleague changed this customer meanwhile: {fields}.' }),
  },
  email_belongs_to: {
    code: 'validation',
    ...msg({ message: 'This e-mail belongs to {name} already.' }),
  },
  name_required: { code: 'validation', ...msg({ message: 'Name is required' }) },
  email_required: { code: 'validation', ...msg({ message: 'Email is required' }) },
  erasure_hindered: {
    code: 'conflict',
    ...msg({ message: 'Something is not over yet, or money is open.' }),
  },
  amount_required: { code: 'validation', ...msg({ message: 'Amount must be > 0' }) },
  no_rate: {
    code: 'validation',
    ...msg({ message: 'The house has no rate for Rwandan francs: set one in the settings first.' }),
  },
  payment_changed: {
    code: 'conflict',
    ...msg({ message: 'This payment is {status} now; you saw it as {seen}.' }),
  },
  money_given_back: {
    code: 'conflict',
    ...msg({ message: 'A colleague has given money of this payment back meanwhile.' }),
  },
  payment_amount_changed: {
    code: 'conflict',
    ...msg({ message: 'A colleague has changed the amount of this payment meanwhile.' }),
  },
  payment_is_already: {
    code: 'conflict',
    ...msg({ message: 'This payment is {status} already.' }),
  },
  money_was_given_back: {
    code: 'conflict',
    ...msg({ message: 'Money of this payment has been given back already.' }),
  },
  only_paid_refunded: {
    code: 'conflict',
    ...msg({ message: 'Only what was paid can be refunded.' }),
  },
  refunded_not_cancelled: {
    code: 'conflict',
    ...msg({ message: 'A refunded payment cannot be cancelled.' }),
  },
  follows_provider: {
    code: 'conflict',
    ...msg({
      message: 'This payment follows its provider: it can be refunded, not edited by hand.',
    }),
  },
  all_going_back: { code: 'conflict', ...msg({ message: 'All of this is going back already.' }) },
  payment_voided: {
    code: 'conflict',
    ...msg({ message: 'This payment was voided. Record it anew.' }),
  },
  stands_on_receipt: {
    code: 'on_receipt',
    ...msg({
      message:
        'This payment stands on receipt no. {receipt}: it cannot be changed. Void it with a reason, and record it anew.',
    }),
  },
  cannot_be_voided: {
    code: 'conflict',
    ...msg({ message: 'A payment that is {status} cannot be voided.' }),
  },
  money_going_back: {
    code: 'conflict',
    ...msg({ message: 'Money of this payment is going back already.' }),
  },
  money_settled: { code: 'conflict', ...msg({ message: 'The money of this is settled already.' }) },
  another_sum: {
    code: 'conflict',
    ...msg({ message: 'The house has another sum of this by now. Please look again.' }),
  },
  more_than_paid: {
    code: 'validation',
    ...msg({ message: 'More than was paid cannot be given back.' }),
  },
  no_such_folio_item: {
    code: 'not_found',
    ...msg({ message: 'There is no such item on this folio.' }),
  },
  no_such_receipt: {
    code: 'not_found',
    ...msg({ message: 'There is no such receipt on this folio.' }),
  },
  receipt_empty: {
    code: 'validation',
    ...msg({ message: 'A receipt needs something that it is for.' }),
  },
  nothing_to_charge: {
    code: 'conflict',
    ...msg({ message: 'This has been cancelled: there is nothing to charge.' }),
  },
  no_folio: {
    code: 'conflict',
    ...msg({ message: 'This booking has been cancelled: it has no folio.' }),
  },
  order_changed_fields: {
    code: 'conflict',
    ...msg({ message: 'A colleague changed this order meanwhile: {fields}.' }),
  },
  report_needs_days: {
    code: 'validation',
    ...msg({ message: 'The range needs two days, the first before the last.' }),
  },
  report_too_long: {
    code: 'validation',
    ...msg({ message: 'A report spans three years at most.' }),
  },
} as const satisfies Record<string, RefusalKind>
