import { expect, it } from 'vitest'
import { matches, wantsAvailable } from './search.ts'

it.each([
  [undefined, true],
  ['', true],
  ['  ', true],
  ['café', true],
  ['CAFE', true],
  ['honey cafe', true],
  ['cafe tea', false],
])('%s: found %s', (asked, found) => {
  expect(matches(asked, 'Café au lait', 'with honey')).toBe(found)
})

it('knows when only what can be had is asked for', () => {
  expect(['1', 'available', '0', '', undefined].map(wantsAvailable)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
