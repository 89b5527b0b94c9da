import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { quoteCart } from '#contract/cart.ts'
import { bodyOf, stayLineOf } from './body.ts'
import { bookings, emptyForm, totalsOf } from './form.ts'

const form = {
  ...emptyForm,
  tourId: 'hike',
  people: 2,
  notes: 'Slow walkers',
  name: 'Aline',
  phone: '0788 123 456',
}
const body = bodyOf(
  form,
  { tourId: 'hike', date: '2026-11-24', priceCents: 9500 },
  { code: 'ABCD2345', totals: totalsOf(form, 9500, true) },
)

it('is a booking without who and how it is paid', () => {
  const { title, detail, from, to, total, ...line } = stayLineOf(body, {
    title: 'Hike',
    detail: '',
  })
  expect([title, detail, from, to, total]).toEqual(['Hike', '', '2026-11-24', '2026-11-24', 190])
  expect(safeParse(quoteCart, { lines: [{ line: 'l1', ...line }] }).success).toBe(true)
  expect(JSON.stringify(line)).not.toMatch(/Aline|payment|customer/)
})

it('comes back into the form for changing', () => {
  const line = stayLineOf(body, { title: 'Hike', detail: '' })
  if (line.kind !== 'tour') throw new Error('no tour')
  expect(bookings.formOfLine!({ ...line, line: 'l1' })).toEqual({
    ...form,
    date: '2026-11-24',
    name: '',
    phone: '',
  })
})
