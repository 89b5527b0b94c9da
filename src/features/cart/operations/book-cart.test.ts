import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { bookCart, type BookCart } from '#contract/cart.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { carLine, mealLine, roomLine, tourLine } from '../testing/lines.ts'
import { bookCartDescriptor } from './book-cart.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const body: BookCart = {
  code: 'K7MPQ2XY',
  lines: [roomLine, mealLine, carLine, tourLine],
  customer: { name: 'Solange', phone: '0788 123 456', email: null },
  take: 'all',
  payment: { method: 'card' },
  totals: { total: 533.5, currency: 'USD' },
  source: 'test',
}
const words = {
  title: 'Your stay',
  detail: 'Bisoke, 2 nights\nDinner\nSuzuki Jimny\nGorilla trek',
}
const descriptor = bookCartDescriptor({ timezone: () => 'Africa/Kigali', leavesAt: () => '05:30' })

type Refused = Record<
  string,
  { code: string; message: string; current?: unknown; errors?: Record<string, string[]> }
>

function parked(refused: Refused, total: number, of: BookCart = body): OperationRow {
  const lines = of.lines.map(({ line, kind }) => ({
    line,
    kind,
    total: refused[line] ? null : 1,
    refusal: refused[line] ?? null,
  }))
  const current = { lines, total, currency: 'USD' }
  return {
    id: 'op1',
    route: 'bookCart',
    body: of,
    words,
    state: 'parked',
    answer: { status: 409, code: 'conflict', message: '', at: 0, body: { current } },
  } as unknown as OperationRow
}

const full = { tour: { code: 'tour_full', message: 'Full.' } }
const labels = (row: OperationRow) =>
  descriptor.recoveryActions(row).map(({ label }) => i18n._(label))
const change = (row: OperationRow, at: number) => {
  const way = descriptor.recoveryActions(row)[at]
  if (way?.kind !== 'change') throw new Error('no ready change')
  return way.change
}

it('is called by its first day and how much it is', () => {
  const row = parked({}, 1)
  expect(i18n._(descriptor.title(row))).toBe('Your stay from 24 Nov, 4 items')
  expect(i18n._(descriptor.detail(row)!)).toBe(
    'Bisoke, 2 nights, Dinner, Suzuki Jimny, Gorilla trek · $533.50',
  )
})

describe('the tour sold out meanwhile', () => {
  const row = parked(full, 233.5)

  it('leaves the rest to the guest: without it, what can be had, or the cart again', () => {
    expect(labels(row)).toEqual([
      'Leave out Gorilla trek and book the rest, $233.50',
      'Book what is available',
      'Change your stay',
    ])
    expect(descriptor.recoveryActions(row)[2]).toMatchObject({ to: '/book?change=op1' })
  })

  it('sends the rest at the house’s total, under the words and until the hour that are its own', () => {
    const left = change(row, 0)
    expect(safeParse(bookCart, left.body).success).toBe(true)
    expect(left.body).toMatchObject({ take: 'all', totals: { total: 233.5 }, code: body.code })
    expect((left.body as BookCart).lines.map(({ line }) => line)).toEqual(['room', 'meal', 'car'])
    expect(left.words.detail).toBe('Bisoke, 2 nights\nDinner\nSuzuki Jimny')
    expect(left.validUntil).toBe('2026-11-24T17:15:00.000Z')
  })

  it('takes line by line with no total agreed to beforehand', () => {
    expect(change(row, 1).body).toEqual({ ...body, take: 'each', totals: null })
  })
})

it('without the first line, the end is the next one’s', () => {
  const gone = {
    room: { code: 'room_taken', message: '' },
    meal: { code: 'too_late', message: '' },
  }
  const row = parked(gone, 379)
  expect(labels(row)[0]).toBe('Leave these out and book the rest, $379.00')
  // The tour leaves at 05:30, before the car is fetched.
  expect(change(row, 0).validUntil).toBe('2026-11-25T03:30:00.000Z')
})

it('offers no rest where nothing is left of it', () => {
  const all = Object.fromEntries(
    body.lines.map(({ line }) => [line, { code: 'closed', message: '' }]),
  )
  expect(labels(parked(all, 0))).toEqual(['Change your stay'])
})

it('is taken at the new price, where that is all that changed', () => {
  const row = parked({}, 540)
  expect(labels(row)).toEqual([
    'Book at the new price, $540.00 instead of $533.50',
    'Change your stay',
  ])
  expect(change(row, 0).body).toEqual({ ...body, totals: { total: 540, currency: 'USD' } })
})

describe('a promo code that ended while the stay waited', () => {
  const { request } = roomLine
  const pricing = { ...request.pricing, discount: 13, grand_total: 117 }
  const coded = { ...roomLine, request: { ...request, promo_code: 'RIDGE10', pricing } }
  const codedTour: typeof tourLine = {
    ...tourLine,
    request: {
      ...tourLine.request,
      promo_code: 'RIDGE10',
      pricing: { currency: 'USD', per_person: 135, subtotal: 300, discount: 30, total: 270 },
    },
  }
  const ended = { code: 'validation', message: '', errors: { promo_code: ['Ended.'] } }
  const of = (...lines: BookCart['lines']): BookCart => ({
    ...body,
    lines,
    totals: { total: 411.5, currency: 'USD' },
  })

  it('costs nobody the room: all of it at its whole price comes first', () => {
    const row = parked({ room: ended, tour: ended }, 24.5, of(coded, mealLine, codedTour))
    expect(labels(row)[0]).toBe('Book without the code, $454.50')
    const { body: sent } = change(row, 0)
    expect(safeParse(bookCart, sent).success).toBe(true)
    const whole = { ...request, pricing: { ...request.pricing, discount: 0 } }
    expect(sent).toEqual({
      ...of({ ...roomLine, request: whole }, mealLine, tourLine),
      totals: { total: 454.5, currency: 'USD' },
    })
  })

  it('is no help where something else cannot be had either', () => {
    const late = { code: 'too_late', message: '' }
    const row = parked({ room: ended, meal: late }, 0, of(coded, mealLine))
    expect(labels(row)).toEqual(['Change your stay'])
  })

  it('is no help for several rooms at once, which do not tell what it took off', () => {
    const bundle = {
      line: 'rooms',
      kind: 'bundle',
      request: { promo_code: 'RIDGE10', pricing: { total: 200 } },
    } as BookCart['lines'][number]
    expect(labels(parked({ rooms: ended }, 24.5, of(bundle, mealLine)))[0]).not.toContain('code')
  })
})
