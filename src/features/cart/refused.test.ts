import { expect, it } from 'vitest'
import type { CartLine } from '#contract/cart.ts'
import { builtInKinds } from '#contract/services/index.ts'
import { openingHours } from '#domain/hours.ts'
import { closedLines, notOfferedLines } from './refused.ts'

it('marks the lines of a stay whose service is off, and never a room', () => {
  const lines = (['room', 'bundle', 'laundry', 'tour'] as const).map((kind) => ({
    line: kind,
    kind,
  }))
  const marked = (off: readonly string[]) => [
    ...notOfferedLines(lines, (kind) => !off.includes(kind)).keys(),
  ]
  expect(marked(['tour'])).toEqual(['tour'])
  expect(marked(builtInKinds)).toEqual(['laundry', 'tour'])
})

it('marks what none of its places serves at that time, and leaves the rest to the house', () => {
  const kitchen = { open: '07:00', close: '22:00', days: [[], null, null, null, null, null, null] }
  const hours = openingHours({ hours: { contact: kitchen, restaurant: kitchen } })
  const meal = (line: string, date: string, time: string) =>
    ({ line, kind: 'restaurant', request: { schedule: { date, time } } }) as unknown as CartLine
  const lines = [
    meal('monday noon', '2026-11-23', '12:00'),
    // It may be drinks from the bar.
    meal('monday night', '2026-11-23', '19:00'),
    meal('tuesday', '2026-11-24', '12:00'),
    { line: 'tour', kind: 'tour', request: {} } as unknown as CartLine,
  ]
  expect([...closedLines(lines, hours).keys()]).toEqual(['monday noon'])
})
