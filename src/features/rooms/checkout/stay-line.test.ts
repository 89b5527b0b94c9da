import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { quoteCart } from '#contract/cart.ts'
import { bookBody } from './body.ts'
import { emptyForm, stayAsked } from './form.ts'
import { priceOf, pricingOf } from './price.ts'
import { bundleLine, formOfStay, roomLine } from './stay-line.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const form = {
  ...emptyForm,
  checkIn: '2026-11-24',
  checkOut: '2026-11-26',
  adults: 2,
  name: 'Solange',
  phone: '0788 123 456',
  notes: 'A cot, please',
}
const house = {
  extras: { breakfast: 8, airport_transfer: 20, late_checkout: 15 },
  rwf_per_usd: { rate: 1450, day: '2026-11-01' },
}

it('puts a room into the stay in dollars, without who books, and finds it again', () => {
  const asked = stayAsked(form, { capacity: 2 }, '2026-11-21')
  const pricing = pricingOf(priceOf(asked, form.extras, 6500, house, 'USD').charged)
  const line = roomLine(
    bookBody(form, asked, { roomId: 'r4', code: 'K7MPQ2XY', pricing }),
    'Bisoke',
  )
  expect(line).toMatchObject({
    title: 'Bisoke, 2 nights',
    detail: '2 adults',
    from: '2026-11-24',
    to: '2026-11-26',
    total: 130,
  })
  expect(JSON.stringify(line)).not.toContain('Solange')
  const { kind, request } = line
  expect(safeParse(quoteCart, { lines: [{ line: 'l1', kind, request }] }).success).toBe(true)
  if (line.kind !== 'room') throw new Error('no room')
  expect(formOfStay({ ...line, line: 'l1' })).toEqual({ ...form, name: '', phone: '' })
})

it('puts several rooms into it as one line', () => {
  const line = bundleLine(
    {
      rooms: [],
      room_ids: ['r3', 'r6'],
      check_in: '2026-11-24',
      check_out: '2026-11-26',
      nights: 2,
      adults: 4,
      per_night: 133,
      total: 266,
      currency: 'USD',
      promo: 'RIDGE10',
    },
    'Sabyinyo, Burera',
  )
  expect(line).toMatchObject({ title: '2 rooms, 2 nights', detail: 'Sabyinyo, Burera', total: 266 })
  expect(line.request).toMatchObject({ promo_code: 'RIDGE10' })
  const { kind, request } = line
  expect(safeParse(quoteCart, { lines: [{ line: 'l1', kind, request }] }).success).toBe(true)
})
