// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { askLists, atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import type { SubjectRef } from '#features/payments/subjects.ts'
import { RefundTerms } from './refund-terms.tsx'

vi.mock('#parts/desk/use-received-cents.ts', () => ({ useReceivedCents: () => 6_000 }))

const NOW = '2026-11-21T06:00:00Z'
const SOON = { pickup_date: '2026-11-21', pickup_time: '18:00' }
const LATER = { pickup_date: '2026-11-25', pickup_time: '18:00' }

async function shown(kind: SubjectRef['kind'], route: string, more: object) {
  const row = {
    id: 'x1',
    version: 1,
    created_at: NOW,
    changed_at: NOW,
    operation_id: null,
    ...more,
  }
  const client = atDesk({
    now: Date.parse(NOW),
    house: { timezone: 'Africa/Kigali' },
    ask: askLists({ [route]: [row] }),
  })
  renderAtDesk(client, <RefundTerms subject={{ kind, id: 'x1' }} />)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  return document.body.textContent
}

const all = 'By the house’s terms all of it goes back.'
const nothing = 'By the house’s terms nothing goes back.'
const stands = 'The booking stays as it is. '

it.each<[string, SubjectRef['kind'], string, object, string]>([
  ['a car in four days', 'car', 'listRentals', { status: 'approved', ...LATER }, stands + all],
  ['a car tonight', 'car', 'listRentals', { status: 'approved', ...SOON }, stands + nothing],
  [
    'a car that was cancelled in time',
    'car',
    'listRentals',
    { status: 'cancelled', ...SOON, changed_at: '2026-11-19T06:00:00Z' },
    ` ${all}`,
  ],
  [
    'a car that was cancelled too late',
    'car',
    'listRentals',
    { status: 'cancelled', ...SOON, changed_at: '2026-11-21T05:00:00Z' },
    ` ${nothing}`,
  ],
  [
    'a meal nobody cooks yet',
    'restaurant',
    'listRestaurantOrders',
    { status: 'pending' },
    stands + all,
  ],
  [
    'a meal on its way',
    'restaurant',
    'listRestaurantOrders',
    { status: 'ready' },
    stands + nothing,
  ],
  // It depends on how far it was, which is not kept.
  ['a cancelled meal', 'restaurant', 'listRestaurantOrders', { status: 'cancelled' }, ''],
])('beside the refund of %s', async (_, kind, route, row, text) => {
  expect(await shown(kind, route, row)).toBe(text)
})
