import { expect, it } from 'vitest'
import { bookingStatuses } from '#domain/stays.ts'
import { serviceKinds, serviceOf, type BookedKind } from './index.ts'
import type { Service } from './service.ts'
import { isConfirmed, isJustConfirmed, isOver } from './statuses.ts'

const statusesOf = (kind: BookedKind): readonly string[] =>
  kind === 'room' ? bookingStatuses : (serviceOf(kind) as Service).steps.statuses

it.each<[BookedKind, over: string, confirmed: string, just: string]>([
  ['room', 'completed cancelled', 'approved active completed accepted', 'approved accepted'],
  [
    'restaurant',
    'delivered completed cancelled',
    'accepted preparing ready delivered completed',
    'accepted',
  ],
  ['laundry', 'delivered cancelled', 'processing ready delivered', 'processing'],
  ['car', 'completed cancelled', 'approved active completed', 'approved'],
  ['tour', 'completed cancelled', 'approved completed', 'approved'],
  ['table', 'completed no-show cancelled', 'confirmed seated completed', 'confirmed'],
  ['custom', 'completed cancelled', 'confirmed completed', 'confirmed'],
])('says of each status of %s whether it is over and confirmed', (kind, over, confirmed, just) => {
  const those = (is: (of: BookedKind, status: string) => boolean) =>
    statusesOf(kind)
      .filter((status) => is(kind, status))
      .toSorted()
      .join(' ')
  const sorted = (words: string) => words.split(' ').toSorted().join(' ')
  expect(those(isOver)).toBe(sorted(over))
  expect(those(isConfirmed)).toBe(sorted(confirmed))
  expect(those(isJustConfirmed)).toBe(sorted(just))
  for (const is of [isOver, isConfirmed, isJustConfirmed])
    expect(is(kind, 'unheard-of')).toBe(false)
})

it('has every kind', () => {
  expect(serviceKinds.length).toBe(6)
})
