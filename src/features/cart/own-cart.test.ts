import { describe, expect, it } from 'vitest'
import type { PublicCart } from '#contract/cart.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { addAsked } from './kinds.ts'
import { storedLine } from './lines.ts'
import { answeredCart, toOwnCart, stageOf, unpaidSubjects, unpaidTotal } from './own-cart.ts'
import { roomLine, tourLine } from './testing/lines.ts'
import { sentLines } from './use-cart.ts'
import { cartOf } from './use-own-carts.ts'

type Line = PublicCart['lines'][number]

const room: Line = {
  line: 'room',
  kind: 'room',
  code: 'K7MPQ2XY',
  subjects: [
    { kind: 'room', id: 'b1' },
    { kind: 'unheard-of', id: 'b2' },
  ],
  title: 'Bisoke',
  from: '2026-11-24',
  to: '2026-11-26',
  total: 130.1,
  status: 'pending',
  payment_status: 'unpaid',
  refusal: null,
}
const tour: Line = {
  ...room,
  line: 'tour',
  kind: 'tour',
  code: null,
  subjects: [],
  total: 0,
  status: null,
  payment_status: null,
  refusal: { code: 'tour_full', message: 'Full.' },
}
const car: Line = {
  ...room,
  line: 'car',
  kind: 'car',
  subjects: [{ kind: 'car', id: 'r1' }],
  total: 79.2,
}
const wire = (lines: PublicCart['lines']): PublicCart => ({
  id: 'c',
  code: 'STAY2345',
  version: 1,
  created_at: '2026-11-20T08:00:00Z',
  changed_at: '2026-11-20T08:00:00Z',
  operation_id: null,
  take: 'all',
  payment_method: 'card',
  lines,
  total: 209.3,
  paid: 0,
  currency: 'USD',
})
const cart = (lines: PublicCart['lines']) => {
  const read = toOwnCart(wire(lines))
  if (read === null) throw new Error('not a cart')
  return read
}

describe('a stay at the house', () => {
  it('is paid for by what was taken, is not cancelled and not paid', () => {
    expect(unpaidSubjects(cart([room, tour, car]))).toEqual([
      { kind: 'room', id: 'b1' },
      { kind: 'car', id: 'r1' },
    ])
    expect(unpaidTotal(cart([room, tour, car]))).toBe(209.3)
    const rest = cart([
      { ...room, status: 'cancelled' },
      { ...car, payment_status: 'paid' },
    ])
    expect(unpaidSubjects(rest)).toEqual([])
  })

  it('is as far as the last of its lines', () => {
    const approved = { ...car, status: 'approved' }
    expect(stageOf(cart([room, approved, tour]))).toBe('received')
    expect(stageOf(cart([{ ...room, status: 'active' }, approved, tour]))).toBe('confirmed')
    expect(stageOf(cart([{ ...room, status: 'completed' }, tour]))).toBe('over')
    expect(stageOf(cart([{ ...room, status: 'cancelled' }, tour]))).toBe('cancelled')
  })

  it('is what was heard last, else what was answered', () => {
    const operation = {
      route: 'bookCart',
      state: 'taken',
      body: {},
      answer: { body: { id: 'c', cart: wire([room]) } },
    } as unknown as OperationRow
    expect(cartOf(operation, [])?.lines[0]?.status).toBe('pending')
    const heard = cart([{ ...room, status: 'approved' }])
    expect(cartOf(operation, [heard])?.lines[0]?.status).toBe('approved')
    expect(cartOf({ ...operation, state: 'waiting' }, [heard])).toBeNull()
    expect(answeredCart({ id: 'c' })).toBeNull()
  })
})

it('holds nothing that was sent already, unless that is being changed or was taken back', () => {
  const lines: StoredCartLine[] = [storedLine(roomLine, 'Room'), storedLine(tourLine, 'Tour')]
  const sent = (state: string) =>
    [
      { id: 'op1', route: 'bookCart', state, body: { lines: [roomLine] } },
    ] as unknown as OperationRow[]
  expect(sentLines(lines, sent('waiting'), null)).toEqual(['room'])
  expect(sentLines(lines, sent('taken'), null)).toEqual(['room'])
  expect(sentLines(lines, sent('waiting'), 'op1')).toEqual([])
  expect(sentLines(lines, sent('withdrawn'), null)).toEqual([])
})

it('opens at what the landing page’s links name (spec 1 §2)', () => {
  const of = (query: string) => addAsked(new URLSearchParams(query))
  expect(of('step=room')).toBe('room')
  expect(of('step=services&add=Car+rental')).toBe('car')
  expect(of('step=services&add=bar')).toBe('restaurant')
  expect(of('step=services&add=tours')).toBe('tour')
  expect(of('step=services&add=helicopter')).toBeNull()
  expect(of('mode=bundle')).toBeNull()
})
