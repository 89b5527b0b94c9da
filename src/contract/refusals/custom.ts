import { msg } from '#lib/msg.ts'
import { FULL } from '../errors.ts'
import { refusedAs } from './refusal.ts'

/** Of services that the house defines itself, and of orders of them. */
export const ofCustom = {
  ...refusedAs('validation', {
    address_reserved: msg({
      message: 'The address {slug} is one of the site’s own. Please choose another.',
    }),
    address_belongs_to: msg({
      message: 'The address {slug} belongs to {name}. Please choose another.',
    }),
    address_format: msg({
      message: 'The address takes small letters, digits and hyphens, 2 to 40.',
    }),
    no_such_tax: msg({ message: 'The house has no tax called {tax}.' }),
    say_how_long: msg({
      message:
        'Please say how long it lasts: without it nobody can count how many there can be at once.',
    }),
    choose_when: msg({ message: 'Please choose when.' }),
    choose_how_much: msg({ message: 'Please choose how much.' }),
    unknown_service: msg({ message: 'There is no such service.' }),
    whole_or_half_kilos: msg({ message: 'Only whole ones, and half kilos.' }),
    ends_before_it_begins: msg({ message: 'It must end after it begins.' }),
  }),
  ...refusedAs('not_offered', {
    service_not_offered: msg({ message: '{name} is not offered at the moment.' }),
  }),
  ...refusedAs('too_late', {
    asked_day_has_passed: msg({ message: 'The time you asked for, {date}, has passed.' }),
    too_soon_at: msg({
      message:
        '{hours, plural, one {It must be ordered an hour ahead: {time} on {date} is too soon.} other {It must be ordered # hours ahead: {time} on {date} is too soon.}}',
    }),
    too_soon_on: msg({
      message:
        '{hours, plural, one {It must be ordered an hour ahead: {date} is too soon.} other {It must be ordered # hours ahead: {date} is too soon.}}',
    }),
  }),
  ...refusedAs(FULL, {
    capacity_at_most: msg({ message: '{name}: {capacity} at most.' }),
    left_at: msg({
      message:
        '{left, plural, =0 {{name} is not free at {time} on {date}.} other {{name}: only # left at {time} on {date}.}}',
    }),
    left_on: msg({
      message:
        '{left, plural, =0 {{name} is not free on {date}.} other {{name}: only # left on {date}.}}',
    }),
  }),
}
