import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** Sentences of any service, which name what they are about by its noun. */
export const ofNouns = {
  ...refusedAs('not_found', {
    no_such_entry: msg({
      message:
        '{noun, select, order {There is no such order.} rental {There is no such rental.} reservation {There is no such reservation.} other {There is no such booking.}}',
    }),
    no_such_offer: msg({
      message:
        '{noun, select, category {There is no such category.} item {There is no such item.} car {There is no such car.} service {There is no such service.} other {There is no such tour.}}',
    }),
  }),
  ...refusedAs('conflict', {
    entry_changed: msg({
      message:
        '{noun, select, order {This order is {status} now; you saw it as {seen}.} rental {This rental is {status} now; you saw it as {seen}.} reservation {This reservation is {status} now; you saw it as {seen}.} other {This booking is {status} now; you saw it as {seen}.}}',
    }),
    step_not_possible: msg({
      message:
        '{noun, select, order {An order that is {status} cannot be {verb}.} rental {A rental that is {status} cannot be {verb}.} reservation {A reservation that is {status} cannot be {verb}.} other {A booking that is {status} cannot be {verb}.}}',
    }),
    offer_changed: msg({
      message:
        '{noun, select, category {A colleague changed this category meanwhile: {fields}.} item {A colleague changed this item meanwhile: {fields}.} car {A colleague changed this car meanwhile: {fields}.} service {A colleague changed this service meanwhile: {fields}.} other {A colleague changed this tour meanwhile: {fields}.}}',
    }),
    cancelled_already: msg({
      message:
        '{what, select, order {This order has been cancelled.} rental {This rental has been cancelled.} booking {This booking has been cancelled.} one_of_bookings {One of these bookings has been cancelled.} all {All of this has been cancelled.} other {One of these has been cancelled.}}',
    }),
    paid_already: msg({
      message:
        '{what, select, order {This order is paid already.} rental {This rental is paid already.} booking {This booking is paid already.} one_of_bookings {One of these bookings is paid already.} all {All of this is paid already.} other {One of these is paid already.}}',
    }),
  }),
}
