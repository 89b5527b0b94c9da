import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { quoteCart } from '#contract/cart.ts'
import { rentalExtraCents } from '#domain/cars.ts'
import type { Car } from '../data.ts'
import { rentBody, stayLineOf } from './body.ts'
import { emptyForm, rentals } from './form.ts'

const car = { id: 'rav4', dailyRateCents: 7500 } as Car
const outing = {
  pickup_date: '2026-11-24',
  pickup_time: '10:00',
  dropoff_date: '2026-11-26',
  dropoff_time: '10:00',
}
const form = {
  ...emptyForm,
  carId: 'rav4',
  pickup: 'Here',
  dropoff: 'There',
  name: 'Aline',
  phone: '0788 123 456',
}
const body = rentBody(form, car, { period: outing, prices: rentalExtraCents }, 'ABCD2345')

it('is a rental without who and how it is paid', () => {
  const { title, detail, from, to, total, ...line } = stayLineOf(body, {
    title: 'RAV4',
    detail: '',
  })
  expect([title, detail, from, to]).toEqual(['RAV4', '', '2026-11-24', '2026-11-26'])
  expect(total).toBe(body.totals.grand_total)
  expect(safeParse(quoteCart, { lines: [{ line: 'l1', ...line }] }).success).toBe(true)
  expect(JSON.stringify(line)).not.toMatch(/Aline|customer|ABCD2345/)
})

it('comes back into the form for changing', () => {
  const line = stayLineOf(body, { title: '', detail: '' })
  if (line.kind !== 'car') throw new Error('no car')
  expect(rentals.formOfLine!({ ...line, line: 'l1' })).toEqual({
    ...form,
    pickupDate: '2026-11-24',
    pickupTime: '10:00',
    dropoffDate: '2026-11-26',
    dropoffTime: '10:00',
    name: '',
    phone: '',
  })
})
