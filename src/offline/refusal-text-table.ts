import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface HouseText {
  /** As the house writes it; `{name}` where it fills something in. */
  house: string
  said: MessageDescriptor
}

/** Said as the house says it. */
const same = (said: MessageDescriptor): HouseText => ({ house: said.message ?? '', said })

/**
 * The house's fixed texts that a guest or the desk can meet, by the codes of contract/errors.ts they
 * come with, for languages other than English (a test looks for each in the server's sources).
 */
export const houseTexts: readonly HouseText[] = [
  // validation: of the whole, then of single fields
  same(msg`The given data was invalid.`),
  same(msg`This field is required.`),
  same(msg({ message: 'Must be at least {minimum} characters long.' })),
  same(msg({ message: 'May be at most {maximum} characters long.' })),
  same(msg({ message: 'Must be at least {minimum} entries long.' })),
  same(msg({ message: 'May be at most {maximum} entries long.' })),
  same(msg({ message: 'Must be at least {minimum}.' })),
  same(msg({ message: 'May be at most {maximum}.' })),
  same(msg`Must be a whole number.`),
  same(msg`Must be a valid e-mail address.`),
  same(msg`Must be a valid phone number.`),
  same(msg`Has the wrong format.`),
  same(msg`Is not valid.`),
  same(msg`Cart is empty`),
  same(msg`Add some items first.`),
  same(msg`Please choose another date.`),
  same(msg`Please enter your name and phone number.`),
  same(msg`Please enter room number and guest name.`),
  same(msg`The order names a dish that is not on the menu.`),
  same(msg`This is not on the menu.`),
  same(msg({ message: 'We have {table_seats} seats. Please call us for a larger party.' })),
  // validation: of rentals
  same(msg`This car is not in the house.`),
  same(msg`Please select a car first.`),
  same(msg`Please choose another pick-up date.`),
  same(msg`Please choose another drop-off date.`),
  same(msg`Drop-off must be after pick-up.`),
  same(msg({ message: 'A car can be rented for at most {days} days.' })),
  same(msg`Please choose a pick-up within a year.`),
  // validation: of tours
  same(msg`Please select one tour and set date & people.`),
  same(msg`Please set the tour date.`),
  same(msg`Please set at least 1 person.`),
  same(msg`There is no such tour.`),
  same(msg`We do not know this promo code.`),
  same(msg({ message: 'This promo code is for tours from {from} to {to}.' })),
  // too_late, item_unavailable, price_changed, closed
  same(msg({ message: 'The time you asked for, {time} on {date}, has passed.' })),
  same(msg({ message: 'The pick-up that you asked for, {time} on {date}, has passed.' })),
  same(msg({ message: 'No longer available: {names}.' })),
  same(msg`The price has changed since this order was made.`),
  same(msg`The price of this tour has changed since it was booked.`),
  same(msg`The price has changed since this request was made.`),
  same(
    msg({ message: 'The restaurant serves from {open} to {close}. Please choose another time.' }),
  ),
  same(msg({ message: 'The bar serves from {open} to {close}. Please choose another time.' })),
  // not_offered
  same(msg`The house does not offer this at the moment.`),
  // car_taken
  same(msg({ message: '{car} is no longer free for this time.' })),
  // tables_full
  same(msg`All our tables are taken at that time.`),
  same(msg`Only one seat is left at that time.`),
  same(msg({ message: 'Only {left} seats are left at that time.' })),
  // conflict: the states themselves are shown beside it
  {
    house: 'This reservation is {status} now; you saw it as {seen}.',
    said: msg`This reservation is not as you saw it any more.`,
  },
  {
    house: 'A reservation that is {status} cannot be {verb}.',
    said: msg`This cannot be done with the reservation as it is now.`,
  },
  {
    house: 'This order is {status} now; you saw it as {seen}.',
    said: msg`This order is not as you saw it any more.`,
  },
  {
    house: 'An order that is {status} cannot be {verb}.',
    said: msg`This cannot be done with the order as it is now.`,
  },
  {
    house: 'This rental is {status} now; you saw it as {seen}.',
    said: msg`This rental is not as you saw it any more.`,
  },
  {
    house: 'A rental that is {status} cannot be {verb}.',
    said: msg`This cannot be done with the rental as it is now.`,
  },
  same(msg`This rental was moved meanwhile.`),
  same(msg`The house has already accepted this order. Please call us.`),
  same(msg`This was dealt with by its own device meanwhile.`),
  // why something cannot be cancelled
  same(msg`This is already cancelled.`),
  same(msg`This has already begun. Please call us.`),
  same(msg`This is already over.`),
  same(msg`Your laundry has already been started. Please call us.`),
  same(msg({ message: 'This could be cancelled until {hours} hours before. Please call us.' })),
  // rooms
  same(msg({ message: '{room} is no longer free for these nights.' })),
  same(msg`Some of these rooms are no longer free for these nights.`),
  same(msg`No room of this kind is free for these nights.`),
  same(msg`Only one room of this kind is free for these nights.`),
  same(msg({ message: 'Only {left} rooms of this kind are free for these nights.' })),
  same(msg`These rooms do not fit everyone, with an adult in each.`),
  same(msg`This room is not in the house.`),
  same(msg`This room is named twice.`),
  same(msg`Please choose another check-in date.`),
  same(msg`Please choose another check-out date.`),
  same(msg`Check-out must be after check-in.`),
  same(msg({ message: 'A stay may have at most {nights} nights.' })),
  same(msg({ message: 'Please choose a check-in within {days} days.' })),
  same(msg({ message: 'The day of arrival that you asked for, {check_in}, has passed.' })),
  same(msg`The day of arrival has passed.`),
  same(msg({ message: 'At most {most} adults in a room.' })),
  same(msg`This room is for at most one guest.`),
  same(msg({ message: 'This room is for at most {capacity} guests.' })),
  same(msg`The price has changed since this booking was made.`),
  same(msg({ message: 'This promo code is for nights from {from} to {to}.' })),
  same(msg`This room was held for you several times. Please try later.`),
  same(msg`This booking has been cancelled.`),
  same(msg`This stay is over: it cannot be cancelled.`),
  // tours
  same(msg({ message: 'The day you asked for, {date}, has passed.' })),
  same(
    msg({
      message: 'This tour left at {time} on {date}. The next day with places is {next}.',
    }),
  ),
  same(msg({ message: 'This tour left at {time} on {date}.' })),
  same(msg({ message: 'This tour takes {capacity} people at most.' })),
  same(msg({ message: 'No places are left on this tour on {date}.' })),
  same(msg({ message: 'Only one place is left on this tour on {date}.' })),
  same(msg({ message: 'Only {left} places are left on this tour on {date}.' })),
  same(msg`This is not the tour that the address names.`),
  // laundry
  same(msg`Add at least one valid service line.`),
  same(msg`This is not on the price list.`),
  same(msg`Only whole pieces and pairs, and half kilos.`),
  same(msg({ message: 'It can be back from {readyAt} on {readyOn}.' })),
  same(msg`Please enter your phone number and the pickup address.`),
  // a stay booked as one
  same(msg`This line is named twice.`),
  same(msg`A stay booked as one is in dollars.`),
  same(msg({ message: 'At most {most} different promo codes.' })),
  same(msg`Part of your stay cannot be had any more.`),
  same(msg`The price of your stay has changed since it was put together.`),
  same(msg`The house is busy. Please try again in a moment.`),
  // paying
  same(msg`These bookings were made in different currencies: pay for each by itself.`),
  same(msg`Your room is charged in francs and the rest in dollars: pay for each by itself.`),
  same(msg`A payment of another amount has arrived. The house will call you about it.`),
  same(msg`A payment is just being started. Please try again in a moment.`),
  same(
    msg`Card payment cannot be reached just now, and nothing was charged. Your booking is kept: try again in a moment, or pay at the house.`,
  ),
  same(msg`Please go back and try again.`),
  same(msg`Cards are taken on the payment provider’s own page. Nothing was charged.`),
  same(msg`This house takes no payments online. Please pay at the house.`),
  same(
    msg`Card announced, not yet received: nothing was charged. Pay when you pick the car up, or now on the payment page.`,
  ),
  same(msg`Only test cards are taken here. Nothing was charged.`),
  same(msg`This rental has been cancelled.`),
  same(msg`There is no such payment.`),
  // cancelling
  same(msg`This cannot be cancelled here.`),
  same(msg`What cancelling costs has changed. Please look again.`),
  same(msg`Nothing has this code with this phone or e-mail.`),
  same(msg`There is no such booking.`),
  // a new password
  same(msg`This link does not work any more. Please ask for a new one.`),
  same(msg`Enter the code from your authenticator app.`),
  same(msg`This code does not work. Please enter the next one.`),
  same(
    msg`The house can no longer read your app’s codes. Enter a recovery code, or ask whoever runs the server to reset your second step.`,
  ),
  // a letter, a review
  same(msg`Please enter your name.`),
  same(msg`Please enter a valid email.`),
  same(msg`Please add a subject.`),
  same(msg`Message must be at least 10 characters.`),
  same(msg`Please fill all fields and select a rating.`),
  same(msg`Please select the service and the specific item you are reviewing.`),
  // not_found, voided, key_reused, unsupported_version, too_large
  same(msg`There is no such order.`),
  same(msg`There is no such rental.`),
  same(msg`There is no such reservation.`),
  same(msg`No order has this code with this phone or e-mail.`),
  same(msg`This was withdrawn before the house took it.`),
  same(msg`This operation was already done under another key.`),
  same(msg`This was made by a newer version of the app than the house has. It is kept.`),
  same(msg`The body is too large.`),
  // who may: unauthenticated, session_expired, invalid_credentials, forbidden
  same(msg`Unauthenticated. Please log in again.`),
  same(msg`Session expired (419). Please log in again.`),
  same(msg`Invalid credentials.`),
  same(msg`Your role does not allow this.`),
  same(msg`This device may only send what waits. Please log in.`),
  // a little patience: too_many_requests, unavailable, internal
  same(msg`Too many requests. Please wait a moment.`),
  same(msg`Too many tries. Please wait a moment.`),
  same(msg`Too many wrong codes. Please wait before you enter another one.`),
  same(msg`This waits for your sign-in. Please log in again.`),
  same(msg`This consent was given anew since.`),
  same(msg`The house cannot answer just now. Please try again.`),
  same(msg`Something went wrong`),
]
