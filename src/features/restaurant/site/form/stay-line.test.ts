import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { quoteCart } from '#contract/cart.ts'
import { placeOrder } from '#contract/restaurant.ts'
import { bodyOf, formOf, stayLineOf } from './body.ts'
import { emptyForm, orders, type OrderForm } from './form.ts'

const form: OrderForm = {
  ...emptyForm,
  cart: [{ id: 'steak', name: 'Steak', priceCents: 1800, qty: 2 }],
  name: 'Aline',
  phone: '0788 123 456',
}
const schedule = { date: '2026-11-24', time: '19:00' }
const bodyFor = (of: OrderForm, card: string | null = null) =>
  bodyOf(of, { code: 'ABCD2345', schedule, promoCounts: true, card })

describe('a line of a stay', () => {
  it('is an order without who and how it is paid', () => {
    const { title, detail, from, to, total, ...line } = stayLineOf(bodyFor(form), {
      title: 'Dinner',
      detail: '2 × Steak',
    })
    expect([title, detail, from, to, total]).toEqual([
      'Dinner',
      '2 × Steak',
      '2026-11-24',
      '2026-11-24',
      36,
    ])
    expect(safeParse(quoteCart, { lines: [{ line: 'l1', ...line }] }).success).toBe(true)
    expect(JSON.stringify(line)).not.toMatch(/Aline|0788|payment|customer/)
  })

  it('comes back into the form for changing', () => {
    const line = stayLineOf(bodyFor(form), { title: '', detail: '' })
    if (line.kind !== 'restaurant') throw new Error('no meal')
    expect(orders.formOfLine!({ ...line, line: 'l1' })).toEqual({
      ...form,
      ...schedule,
      name: '',
      phone: '',
    })
  })
})

describe('paying by card', () => {
  const byCard = { ...form, payment: 'card' } as const

  it('sends the total and the masked reference, and nothing else of the card', () => {
    const body = bodyFor(byCard, 'visa •••• 4242 12/30')
    expect(body.payment).toEqual({
      method: 'card',
      amount: 36,
      reference: 'visa •••• 4242 12/30',
      processor: 'demo',
    })
    expect(safeParse(placeOrder, body).success).toBe(true)
    expect(formOf(body).payment).toBe('card')
  })

  it('sends neither reference nor processor where the provider’s page follows', () => {
    expect(bodyFor(byCard).payment).toMatchObject({ reference: null, processor: null })
  })

  it('sends 0 for cash (spec 2 §9)', () => {
    expect(bodyFor(form).payment).toMatchObject({ method: 'cash', amount: 0 })
  })
})
