import { msg } from '#lib/msg.ts'
import { FULL } from '../errors.ts'
import type { RefusalKind } from './refusal.ts'

/** Of services that the house defines itself, and of orders of them. */
export const ofCustom = {
  address_reserved: {
    code: 'validation',
    ...msg({ message: 'The address {slug} is one of the site’s own. Please choose another.' }),
  },
  address_belongs_to: {
    code: 'validation',
    ...msg({ message: 'The address {slug} belongs to {name}. Please choose another.' }),
  },
  address_format: {
    code: 'validation',
    ...msg({ message: 'The address takes small letters, digits and hyphens, 2 to 40.' }),
  },
  no_such_tax: { code: 'validation', ...msg({ message: 'The house has no tax called {tax}.' }) },
  say_how_long: {
    code: 'validation',
    ...msg({
      message:
        'Please say how long it lasts: without it nobody can count how many there can be at once.',
    }),
  },
  choose_when: { code: 'validation', ...msg({ message: 'Please choose when.' }) },
  choose_how_much: { code: 'validation', ...msg({ message: 'Please choose how much.' }) },
  unknown_service: { code: 'validation', ...msg({ message: 'There is no such service.' }) },
  service_not_offered: {
    code: 'not_offered',
    ...msg({ message: '{name} is not offered at the moment.' }),
  },
  whole_or_half_kilos: {
    code: 'validation',
    ...msg({ message: 'Only whole ones, and half kilos.' }),
  },
  ends_before_it_begins: {
    code: 'validation',
    ...msg({ message: 'It must end after it begins.' }),
  },
  asked_day_has_passed: {
    code: 'too_late',
    ...msg({ message: 'The time you asked for, {date}, has passed.' }),
  },
  too_soon_at: {
    code: 'too_late',
    ...msg({
      message:
        '{hours, plural, one {It must be ordered an hour ahead: {time} on {date} is too soon.} other {It must be ordered # hours ahead: {time} on {date} is too soon.}}',
    }),
  },
  too_soon_on: {
    code: 'too_late',
    ...msg({
      message:
        '{hours, plural, one {It must be ordered an hour ahead: {date} is too soon.} other {It must be ordered # hours ahead: {date} is too soon.}}',
    }),
  },
  capacity_at_most: { code: FULL, ...msg({ message: '{name}: {capacity} at most.' }) },
  left_at: {
    code: FULL,
    ...msg({
      message:
        '{left, plural, =0 {{name} is not free at {time} on {date}.} other {{name}: only # left at {time} on {date}.}}',
    }),
  },
  left_on: {
    code: FULL,
    ...msg({
      message:
        '{left, plural, =0 {{name} is not free on {date}.} other {{name}: only # left on {date}.}}',
    }),
  },
} as const satisfies Record<string, RefusalKind>
