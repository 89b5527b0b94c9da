import { expect, it } from 'vitest'
import { withQuantity } from '../../cart.ts'
import { emptyForm, orders } from './form.ts'

const tea = { id: 'tea', name: 'Tea', priceCents: 200 }
const pie = { id: 'pie', name: 'Pie', priceCents: 800 }
const draft = { ...withQuantity(withQuantity(emptyForm, tea, 1), pie, 1), notes: 'No salt' }

it('is the draft while nothing was touched', () => {
  expect(orders.merge(draft, emptyForm)).toEqual(draft)
})

it('keeps what was touched before the draft came in', () => {
  const current = { ...withQuantity(emptyForm, tea, 3), name: 'Aline' }
  expect(orders.merge(draft, current)).toEqual({
    ...draft,
    name: 'Aline',
    cart: [
      { ...pie, qty: 1 },
      { ...tea, qty: 3 },
    ],
  })
})
