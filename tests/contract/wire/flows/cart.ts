import { addDays } from '#domain/days.ts'
import {
  carLine,
  cart as asked,
  laundryLine,
  mealLine,
  roomLine,
  sent,
  bundleLine,
  tourLine,
  type Line,
} from '../../cart-house.ts'
import { TODAY } from '../../http-house.ts'
import { form } from '../../payments-house.ts'
import type { Walk } from '../walk.ts'
import { carsOf } from './cars.ts'
import { roomsOf } from './rooms.ts'
import { ownCancellation } from './shared.ts'
import { toursOf } from './tours.ts'

const FROM = addDays(TODAY, 120)

export async function cart(walk: Walk) {
  const { ask, again, made, name, store } = walk
  const [room, second, third] = await roomsOf(store)
  const [car] = await carsOf(store)
  const [tour] = await toursOf(store)
  if (!room || !second || !third || !car || !tour) throw new Error('The house is empty')
  const fixed = (lines: Line[]) => lines.map((line) => ({ ...line, line: walk.id() }))
  const all = async () =>
    fixed([
      roomLine(room, { from: FROM, nights: 2 }),
      bundleLine([second, third], { from: FROM, nights: 1 }),
      await mealLine(store),
      laundryLine(),
      carLine(car, { from: FROM, days: 1 }),
      tourLine(tour, { date: FROM, people: 2 }),
    ])

  const first = await all()
  await ask('guest', 'POST /api/book/quote', { lines: sent(first) })
  const booked = await ask('guest', 'POST /api/book', asked(first, { code: 'CART2222' }))
  made('cart', booked)
  nameSubjects(walk, 'first', booked.body)
  await again()
  const rival = await all()
  await ask('neighbour', 'POST /api/book/quote', { lines: sent(rival) })
  await ask('neighbour', 'POST /api/book', asked(rival))
  await ask('neighbour', 'POST /api/book', asked([], {}))
  const part = await ask(
    'neighbour',
    'POST /api/book',
    asked(rival, { code: 'CART3333', take: 'each', totals: null, language: 'fr' }),
  )
  made('part', part)
  nameSubjects(walk, 'part', part.body)
  const lookUp = 'POST /api/book/lookup'
  await ask('guest', lookUp, { codes: ['CART2222', 'CART3333', 'NNNNNNNN'] })
  await ask('guest', 'POST /api/cancellations/terms', { code: 'CART2222', contact: '0788 123 456' })

  const card = fixed([
    roomLine(room, { from: addDays(FROM, 9), nights: 1 }),
    await mealLine(store),
    laundryLine(),
    carLine(car, { from: addDays(FROM, 9), days: 1 }),
    tourLine(tour, { date: addDays(FROM, 9), people: 2 }),
  ])
  const paying = await ask(
    'guest',
    'POST /api/book',
    asked(card, { code: 'CART4444', payment: { method: 'card' } }),
  )
  const subjects = nameSubjects(walk, 'paid', paying.body)
  await ask('guest', 'POST /api/payments/start', { subjects: [{ kind: 'tour', id: 'no-tour' }] })
  const started = await ask('guest', 'POST /api/payments/start', { subjects })
  const payment = name('payment', started.body['payment_id'])
  const page = String(started.body['redirect_url'])
  await ask('guest', `GET /api/payments/${payment}/state`)
  const { body, headers } = form({ number: '4000000000000002' })
  await ask('guest', `POST ${page}`, body, { headers })
  await ask('guest', `GET /pay/return/${payment}`)
  await ask('guest', `GET /api/payments/${payment}/state`)
  const anew = await ask('guest', 'POST /api/payments/start', { subjects })
  const second_payment = name('second payment', anew.body['payment_id'])
  const good = form({ number: '4242 4242 4242 4242' })
  await ask('guest', `POST ${String(anew.body['redirect_url'])}`, good.body, { headers })
  await ask('guest', `GET /pay/return/${second_payment}`)
  await ask('guest', `GET /api/payments/${second_payment}/state`)
  await ask('guest', 'POST /api/payments/start', { subjects })
  await ask('guest', lookUp, { codes: ['CART4444'] })
  await ask('admin', 'POST /api/payments/reconcile', {})

  // What was paid by card is called off, by the guest and by the desk.
  const lines = (paying.body['cart'] as { lines: { kind: string; code: string }[] }).lines
  const codeOf = (kind: string) => lines.find((line) => line.kind === kind)?.code ?? ''
  await ownCancellation(walk, codeOf('tour'), true)
  await ownCancellation(walk, codeOf('car'), true)
  const meal = subjects.find(({ kind }) => kind === 'restaurant')?.id ?? ''
  await ask('reception', `PATCH /api/restaurant-orders/${meal}/cancel`, {
    seen: { status: 'pending' },
    reason: 'No fire',
  })
  await ask('guest', lookUp, { codes: ['CART4444'] })
}

interface Subject {
  kind: string
  id: string
}

function nameSubjects({ name }: Walk, whose: string, body: Record<string, unknown>): Subject[] {
  const { lines } = body['cart'] as { lines: { subjects: Subject[] }[] }
  const subjects = lines.flatMap((line) => line.subjects)
  subjects.forEach(({ kind, id }, at) => name(`${whose} ${kind} ${at + 1}`, id))
  return subjects
}
