import { expect, test } from 'vitest'
import type { StayEvent, StayEventParams, StayLetter } from '#contract/stay-events.ts'
import type { SentLetter } from './history-of.ts'
import { sendAgainOf } from './send-again-of.ts'

const TODAY = '2026-07-01'

const sent = (
  id: string,
  letter: Partial<StayLetter>,
  params: StayEventParams = {},
): SentLetter => ({
  event: { id, params } as StayEvent,
  letter: {
    kind: 'booking_confirmed',
    state: 'sent',
    trouble: null,
    email: 'own',
    phone: null,
    emailed: true,
    texted: false,
    since: '2026-07-01T10:01:00.000Z',
    ...letter,
  },
})

const again = (letters: SentLetter[], status = 'approved', hold_until: string | null = null) => [
  ...sendAgainOf(letters, { status, hold_until }, TODAY),
]

test('of several letters about the same it is the newest, and none while it waits', () => {
  expect(again([sent('b', {}), sent('a', {})])).toEqual(['b'])
  expect(again([sent('b', { state: 'queued' }), sent('a', {})])).toEqual([])
  for (const state of ['sent', 'kept', 'failed', 'dropped'] as const) {
    expect(again([sent('a', { state })])).toEqual(['a'])
  }
  const order = (id: string, subject: string) =>
    sent(id, { kind: 'service_confirmed' }, { service: 'laundry', subject })
  expect(again([order('c', '2'), order('b', '1'), order('a', '2')])).toEqual(['c', 'b'])
})

test('what it says is still so', () => {
  const confirmed = [sent('a', {})]
  expect(['approved', 'active'].map((status) => again(confirmed, status))).toEqual([['a'], ['a']])
  expect(again(confirmed, 'completed')).toEqual([])
  expect(again(confirmed, 'pending')).toEqual([])
  expect(again(confirmed, 'cancelled')).toEqual([])
  const held = [sent('a', { kind: 'booking_held' })]
  expect(again(held, 'pending', TODAY)).toEqual(['a'])
  expect(again(held, 'pending', '2026-06-30')).toEqual([])
  expect(again(held, 'approved', TODAY)).toEqual([])
  const cancelled = [sent('a', { kind: 'booking_cancelled' })]
  expect(again(cancelled, 'cancelled')).toEqual(['a'])
  expect(again(cancelled)).toEqual([])
  const order = { service: 'tour', subject: '1' }
  expect(again([sent('a', { kind: 'booking_cancelled' }, order)])).toEqual(['a'])
})

test('a receipt has its own way, and somebody else’s letter is not this guest’s', () => {
  expect(again([sent('a', { kind: 'receipt' })])).toEqual([])
  expect(again([sent('a', { kind: 'from a later version' })])).toEqual([])
  const cart = { kind: 'cart_booked' }
  expect(again([sent('a', cart)])).toEqual(['a'])
  expect(again([sent('a', { ...cart, email: 'other' })])).toEqual([])
  expect(again([sent('a', { ...cart, email: null, phone: 'other' })])).toEqual([])
  expect(again([sent('a', { ...cart, email: null, phone: 'own' })])).toEqual(['a'])
})
