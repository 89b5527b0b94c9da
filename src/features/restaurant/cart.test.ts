import { expect, it } from 'vitest'
import type { Item } from './data.ts'
import { atMenuPrices, goneLines, isFromBarAlone, withQuantity, type CartLine } from './cart.ts'

const item = (id: string, categoryId: string, priceCents: number, available = true): Item => ({
  id,
  categoryId,
  name: id,
  description: null,
  priceCents,
  imagePath: null,
  available,
  position: 0,
})
const menu = {
  categories: [
    { id: 'mains', name: 'Mains', position: 1 },
    { id: 'beer', name: 'Beer and wine', position: 2 },
  ],
  items: [
    item('steak', 'mains', 1900),
    item('primus', 'beer', 300),
    item('pie', 'mains', 800, false),
  ],
  complete: true,
}
const emptyForm: { cart: CartLine[]; customRequest: string } = { cart: [], customRequest: '' }
const cart = (...ids: string[]) =>
  ids.reduce((form, id) => withQuantity(form, { id, name: id, priceCents: 100 }, 1), emptyForm)

it('takes names and prices from the menu, and keeps those of what it lacks', () => {
  expect(atMenuPrices(cart('steak', 'old'), menu).cart.map((line) => line.priceCents)).toEqual([
    1900, 100,
  ])
})

it('calls gone what is off the menu or not to be had, but only when all of it is known', () => {
  expect(goneLines(cart('steak', 'pie', 'old'), menu).map(({ id }) => id)).toEqual(['pie', 'old'])
  expect(goneLines(cart('old'), { ...menu, complete: false })).toEqual([])
})

it('knows a round of drinks, which a wish to the kitchen ends', () => {
  expect(isFromBarAlone(cart('primus'), menu)).toBe(true)
  expect(isFromBarAlone(cart('primus', 'steak'), menu)).toBe(false)
  expect(isFromBarAlone(cart('old'), menu)).toBe(false)
  expect(isFromBarAlone(emptyForm, menu)).toBe(false)
  expect(isFromBarAlone({ ...cart('primus'), customRequest: 'Toast' }, menu)).toBe(false)
})
