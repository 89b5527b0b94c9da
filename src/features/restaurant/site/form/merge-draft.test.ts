import { expect, it } from 'vitest'
import { emptyForm, withQuantity } from './form.ts'
import { mergedDraft } from './merge-draft.ts'

const tea = { id: 'tea', name: 'Tea', priceCents: 200 }
const pie = { id: 'pie', name: 'Pie', priceCents: 800 }
const draft = { ...withQuantity(withQuantity(emptyForm, tea, 1), pie, 1), notes: 'No salt' }

it('is the draft while nothing was touched', () => {
  expect(mergedDraft(draft, emptyForm)).toEqual(draft)
})

it('keeps what was touched before the draft came in', () => {
  const current = { ...withQuantity(emptyForm, tea, 3), name: 'Aline' }
  expect(mergedDraft(draft, current)).toEqual({
    ...draft,
    name: 'Aline',
    cart: [
      { ...pie, qty: 1 },
      { ...tea, qty: 3 },
    ],
  })
})
