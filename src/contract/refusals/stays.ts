import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** Of a stay booked as one, of paying, cancelling, letters and reviews. */
export const ofStays = {
  ...refusedAs('validation', {
    line_named_twice: msg({ message: 'This line is named twice.' }),
    stay_in_dollars: msg({ message: 'A stay booked as one is in dollars.' }),
    stay_in_base: msg({ message: 'A stay booked as one is in {currency}.' }),
    too_many_promo_codes: msg({ message: 'At most {most} different promo codes.' }),
    go_back: msg({ message: 'Please go back and try again.' }),
    card_number_invalid: msg({ message: 'Enter a valid card number.' }),
    card_name_invalid: msg({ message: 'Enter the whole name.' }),
    card_expiry_invalid: msg({ message: 'Use MM/YY or MM/YYYY.' }),
    card_expired: msg({ message: 'This card has expired.' }),
    card_cvc_invalid: msg({ message: 'Enter a 3–4 digit CVC.' }),
    enter_name: msg({ message: 'Please enter your name.' }),
    enter_email: msg({ message: 'Please enter a valid email.' }),
    add_subject: msg({ message: 'Please add a subject.' }),
    message_too_short: msg({ message: 'Message must be at least 10 characters.' }),
    fill_all_fields: msg({ message: 'Please fill all fields and select a rating.' }),
    select_service_and_item: msg({
      message: 'Please select the service and the specific item you are reviewing.',
    }),
    link_used_up: msg({ message: 'This link no longer works. Please ask for a new one.' }),
  }),
  ...refusedAs('conflict', {
    stay_partly_gone: msg({ message: 'Part of your stay is no longer available.' }),
    stay_price_changed: msg({
      message: 'The price of your stay has changed since it was put together.',
    }),
    no_payments_online: msg({
      message: 'This house takes no payments online. Please pay at the house.',
    }),
    bookings_in_two_currencies: msg({
      message: 'These bookings were made in different currencies: pay for each by itself.',
    }),
    stay_in_two_currencies: msg({
      message: 'Your room is charged in francs and the rest in dollars: pay for each by itself.',
    }),
    another_amount_came: msg({
      message: 'A payment of another amount has arrived. The house will call you about it.',
    }),
    cards_at_provider: msg({
      message: 'Cards are taken on the payment provider’s own page. Nothing was charged.',
    }),
    only_test_cards: msg({ message: 'Only test cards are taken here. Nothing was charged.' }),
    payment_failed: msg({ message: 'Payment failed.' }),
    payment_cancelled: msg({ message: 'The payment was cancelled.' }),
    already_cancelled: msg({ message: 'This is already cancelled.' }),
    already_begun: msg({ message: 'This has already begun. Please call us.' }),
    already_over: msg({ message: 'This is already over.' }),
    free_hours_over: msg({
      message: 'This could be cancelled until {hours} hours before. Please call us.',
    }),
    cannot_be_cancelled: msg({ message: 'This cannot be cancelled here.' }),
    terms_changed: msg({ message: 'The cost of cancelling has changed. Please check again.' }),
    consent_given_anew: msg({ message: 'This consent was given again since.' }),
  }),
  ...refusedAs('not_found', {
    no_such_payment: msg({ message: 'There is no such payment.' }),
    /** For a wrong code and a wrong contact alike: nobody learns which it was. */
    nothing_with_code: msg({ message: 'Nothing has this code with this phone or e-mail.' }),
    no_such_consent: msg({ message: 'There is no such consent.' }),
  }),
  ...refusedAs('in_progress', {
    payment_being_started: msg({
      message: 'A payment is just being started. Please try again in a moment.',
    }),
  }),
  ...refusedAs('unavailable', {
    cards_cannot_be_reached: msg({
      message:
        'Card payment cannot be reached just now, and nothing was charged. Your booking is kept: try again in a moment, or pay at the house.',
    }),
  }),
}
