import { expect, it } from 'vitest'
import { cardWay } from './card-way.ts'

const up = { state: 'up' } as const
const down = { state: 'down', cause: 'no-network', since: 0 } as const

it('a card is typed here, on the provider’s page, later, or never', () => {
  expect(cardWay(up, { payments: 'sandbox' })).toBe('fields')
  expect(cardWay(up, { payments: 'pesapal' })).toBe('page')
  expect(cardWay(down, { payments: 'sandbox' })).toBe('none')
  // The link makes no difference to paying in cash, on the room's bill or at the desk.
  expect(cardWay(up, { payments: 'none' })).toBe('never')
  expect(cardWay(down, { payments: 'none' })).toBe('never')
})
