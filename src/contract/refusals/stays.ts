import { msg } from '#lib/msg.ts'
import type { RefusalKind } from './refusal.ts'

/** Of a stay booked as one, of paying, cancelling, letters and reviews. */
export const ofStays = {
  line_named_twice: { code: 'validation', ...msg({ message: 'This line is named twice.' }) },
  stay_in_dollars: {
    code: 'validation',
    ...msg({ message: 'A stay booked as one is in dollars.' }),
  },
  too_many_promo_codes: {
    code: 'validation',
    ...msg({ message: 'At most {most} different promo codes.' }),
  },
  stay_partly_gone: {
    code: 'conflict',
    ...msg({ message: 'Part of your stay cannot be had any more.' }),
  },
  stay_price_changed: {
    code: 'conflict',
    ...msg({ message: 'The price of your stay has changed since it was put together.' }),
  },
  no_such_payment: { code: 'not_found', ...msg({ message: 'There is no such payment.' }) },
  no_payments_online: {
    code: 'conflict',
    ...msg({ message: 'This house takes no payments online. Please pay at the house.' }),
  },
  bookings_in_two_currencies: {
    code: 'conflict',
    ...msg({
      message: 'These bookings were made in different currencies: pay for each by itself.',
    }),
  },
  stay_in_two_currencies: {
    code: 'conflict',
    ...msg({
      message: 'Your room is charged in francs and the rest in dollars: pay for each by itself.',
    }),
  },
  another_amount_came: {
    code: 'conflict',
    ...msg({
      message: 'A payment of another amount has arrived. The house will call you about it.',
    }),
  },
  payment_being_started: {
    code: 'in_progress',
    ...msg({ message: 'A payment is just being started. Please try again in a moment.' }),
  },
  cards_cannot_be_reached: {
    code: 'unavailable',
    ...msg({
      message:
        'Card payment cannot be reached just now, and nothing was charged. Your booking is kept: try again in a moment, or pay at the house.',
    }),
  },
  go_back: { code: 'validation', ...msg({ message: 'Please go back and try again.' }) },
  cards_at_provider: {
    code: 'conflict',
    ...msg({ message: 'Cards are taken on the payment provider’s own page. Nothing was charged.' }),
  },
  only_test_cards: {
    code: 'conflict',
    ...msg({ message: 'Only test cards are taken here. Nothing was charged.' }),
  },
  payment_failed: { code: 'conflict', ...msg({ message: 'Payment failed.' }) },
  payment_cancelled: { code: 'conflict', ...msg({ message: 'The payment was cancelled.' }) },
  card_number_invalid: { code: 'validation', ...msg({ message: 'Enter a valid card number.' }) },
  card_name_invalid: { code: 'validation', ...msg({ message: 'Enter the whole name.' }) },
  card_expiry_invalid: { code: 'validation', ...msg({ message: 'Use MM/YY or MM/YYYY.' }) },
  card_expired: { code: 'validation', ...msg({ message: 'This card has expired.' }) },
  card_cvc_invalid: { code: 'validation', ...msg({ message: 'Enter a 3–4 digit CVC.' }) },
  already_cancelled: { code: 'conflict', ...msg({ message: 'This is already cancelled.' }) },
  already_begun: {
    code: 'conflict',
    ...msg({ message: 'This has already begun. Please call us.' }),
  },
  already_over: { code: 'conflict', ...msg({ message: 'This is already over.' }) },
  free_hours_over: {
    code: 'conflict',
    ...msg({ message: 'This could be cancelled until {hours} hours before. Please call us.' }),
  },
  cannot_be_cancelled: { code: 'conflict', ...msg({ message: 'This cannot be cancelled here.' }) },
  terms_changed: {
    code: 'conflict',
    ...msg({ message: 'What cancelling costs has changed. Please look again.' }),
  },
  /** For a wrong code and a wrong contact alike: nobody learns which it was. */
  nothing_with_code: {
    code: 'not_found',
    ...msg({ message: 'Nothing has this code with this phone or e-mail.' }),
  },
  enter_name: { code: 'validation', ...msg({ message: 'Please enter your name.' }) },
  enter_email: { code: 'validation', ...msg({ message: 'Please enter a valid email.' }) },
  add_subject: { code: 'validation', ...msg({ message: 'Please add a subject.' }) },
  message_too_short: {
    code: 'validation',
    ...msg({ message: 'Message must be at least 10 characters.' }),
  },
  fill_all_fields: {
    code: 'validation',
    ...msg({ message: 'Please fill all fields and select a rating.' }),
  },
  select_service_and_item: {
    code: 'validation',
    ...msg({ message: 'Please select the service and the specific item you are reviewing.' }),
  },
  no_such_consent: { code: 'not_found', ...msg({ message: 'There is no such consent.' }) },
  consent_given_anew: {
    code: 'conflict',
    ...msg({ message: 'This consent was given anew since.' }),
  },
  link_used_up: {
    code: 'validation',
    ...msg({ message: 'This link does not work any more. Please ask for a new one.' }),
  },
} as const satisfies Record<string, RefusalKind>
