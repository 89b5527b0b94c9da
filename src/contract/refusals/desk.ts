import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** What the desk alone meets. */
export const ofDesk = {
  ...refusedAs('not_found', {
    no_such_review: msg({ message: 'There is no such review.' }),
    no_such_ticket: msg({ message: 'There is no such ticket.' }),
    no_such_customer: msg({ message: 'There is no such customer.' }),
    no_such_folio_item: msg({ message: 'There is no such item on this folio.' }),
    no_such_receipt: msg({ message: 'There is no such receipt on this folio.' }),
    no_such_letter: msg({ message: 'There is no such message about this stay.' }),
  }),
  ...refusedAs('conflict', {
    review_changed_since: msg({
      message: 'A colleague changed this review since: it is {status} now.',
    }),
    review_changed: msg({ message: 'This review is {status} now; you saw it as {seen}.' }),
    ticket_changed: msg({
      message: 'A colleague changed this ticket meanwhile: it is {status} now.',
    }),
    customer_changed: msg({ message: 'A colleague changed this customer meanwhile: {fields}.' }),
    erasure_hindered: msg({ message: 'Something is not over yet, or money is open.' }),
    payment_changed: msg({ message: 'This payment is {status} now; you saw it as {seen}.' }),
    money_given_back: msg({
      message: 'A colleague has given money of this payment back meanwhile.',
    }),
    payment_amount_changed: msg({
      message: 'A colleague has changed the amount of this payment meanwhile.',
    }),
    payment_is_already: msg({ message: 'This payment is {status} already.' }),
    money_was_given_back: msg({ message: 'Money of this payment has been given back already.' }),
    only_paid_refunded: msg({ message: 'Only what was paid can be refunded.' }),
    refunded_not_cancelled: msg({ message: 'A refunded payment cannot be cancelled.' }),
    follows_provider: msg({
      message: 'This payment follows its provider: it can be refunded, not edited by hand.',
    }),
    all_going_back: msg({ message: 'All of this is going back already.' }),
    payment_voided: msg({ message: 'This payment was voided. Record it again.' }),
    cannot_be_voided: msg({ message: 'A payment that is {status} cannot be voided.' }),
    money_going_back: msg({ message: 'Money of this payment is going back already.' }),
    money_settled: msg({ message: 'The money of this is settled already.' }),
    another_sum: msg({ message: 'The amount has changed. Please check again.' }),
    nothing_to_charge: msg({ message: 'This has been cancelled: there is nothing to charge.' }),
    no_folio: msg({ message: 'This booking has been cancelled: it has no folio.' }),
    order_changed_fields: msg({ message: 'A colleague changed this order meanwhile: {fields}.' }),
  }),
  ...refusedAs('validation', {
    email_belongs_to: msg({ message: 'This e-mail belongs to {name} already.' }),
    name_required: msg({ message: 'Name is required' }),
    email_required: msg({ message: 'Email is required' }),
    amount_required: msg({ message: 'Amount must be > 0' }),
    no_rate: msg({
      message: 'The house has no rate for Rwandan francs: set one in the settings first.',
    }),
    no_rate_for: msg({
      message: 'The house has no rate for {currency}: set one in the settings first.',
    }),
    more_than_paid: msg({ message: 'More than was paid cannot be given back.' }),
    receipt_empty: msg({ message: 'A receipt needs something that it is for.' }),
    guest_has_no_email: msg({
      message: 'This guest has no e-mail address. Tell them by phone.',
    }),
    letter_not_sent_again: msg({ message: 'This message cannot be sent again from the stay.' }),
    report_needs_days: msg({ message: 'The range needs two days, the first before the last.' }),
    day_close_needs_day: msg({ message: 'Choose a day that has begun.' }),
    report_too_long: msg({ message: 'A report spans three years at most.' }),
  }),
  ...refusedAs('on_receipt', {
    stands_on_receipt: msg({
      message:
        'This payment is on receipt no. {receipt}: it cannot be changed. Void it with a reason, and record it again.',
    }),
  }),
}
