import { describe, expect, it } from 'vitest'
import type { Ask, Asked } from '#offline/link/types.ts'
import { wholeCard, type WholeCard } from './entry.ts'
import { payByCard } from './pay-call.ts'

const today = '2026-11-21'
const typed = { number: '4242424242424242', holder: ' Ada N ', expiry: '12/30', cvc: '123' }
const card = wholeCard(typed, today) as WholeCard
const rental = { id: 'r1', amount: 158 }

const answer = (status: number, body: unknown = {}): Asked => ({
  kind: 'answer',
  ok: status < 300,
  status,
  body,
  retryAfter: null,
  replayed: false,
  houseTime: null,
})

/** Answers one after the other; what was asked, as route and shape. */
async function paying(...answers: Asked[]) {
  const asked: Ask[] = []
  const outcome = await payByCard(
    async (ask) => {
      asked.push(ask)
      return answers[asked.length - 1] ?? answer(500)
    },
    rental,
    card,
  )
  const calls = asked.map(
    ({ route, body }) => `${route} ${'card' in (body as object) ? 'nested' : 'flat'}`,
  )
  return { outcome, calls, asked }
}

describe('a card', () => {
  it('is whole when brand, number, expiry, CVC and holder are right (spec 2 §5)', () => {
    expect(card).toEqual({
      number: '4242424242424242',
      holder: 'Ada N',
      month: '12',
      year: '2030',
      cvc: '123',
      brand: 'visa',
    })
    const amex = { ...typed, number: '378282246310005', cvc: '1234' }
    expect(wholeCard(amex, today)?.brand).toBe('amex')
    expect(wholeCard({ ...amex, cvc: '123' }, today)).toBeNull()
    expect(wholeCard({ ...typed, cvc: '1234' }, today)).toBeNull()
    expect(wholeCard({ ...typed, number: '4242424242424241' }, today)).toBeNull()
    // Luhn holds, the brand is none that is taken.
    expect(wholeCard({ ...typed, number: '6011000990139424' }, today)).toBeNull()
    for (const expiry of ['10/26', '13/30', '1230', '']) {
      expect(wholeCard({ ...typed, expiry }, today)).toBeNull()
    }
    expect(wholeCard({ ...typed, expiry: '11/26' }, today)).not.toBeNull()
    expect(wholeCard({ ...typed, holder: ' Al ' }, today)).toBeNull()
  })
})

describe('the pay call', () => {
  it('goes nested first, and is done when it is taken', async () => {
    const { outcome, calls, asked } = await paying(answer(200))
    expect([outcome, calls]).toEqual([{ kind: 'paid' }, ['payRental nested']])
    expect(asked[0]).toEqual({
      route: 'payRental',
      params: { id: 'r1' },
      body: {
        rental_id: 'r1',
        amount: 158,
        currency: 'USD',
        method: 'card',
        card: {
          name: 'Ada N',
          number: '4242424242424242',
          exp_month: '12',
          exp_year: '2030',
          cvc: '123',
          brand: 'visa',
        },
      },
    })
  })

  it('that is only announced is not taken for paid, and goes nowhere else', async () => {
    const { outcome, calls } = await paying(answer(202, { status: 'announced', paid: false }))
    expect([outcome, calls]).toEqual([{ kind: 'announced' }, ['payRental nested']])
  })

  it.each([422, 400])('goes flat after %i', async (status) => {
    const { outcome, calls, asked } = await paying(answer(status), answer(201, { paid: true }))
    expect([outcome, calls]).toEqual([{ kind: 'paid' }, ['payRental nested', 'payRental flat']])
    expect(asked[1]?.body).toMatchObject({
      card_holder: 'Ada N',
      card_number: '4242424242424242',
      exp_month: '12',
      exp_year: '2030',
      cvc: '123',
      brand: 'visa',
    })
  })

  it('goes to the other path after 404, in both shapes', async () => {
    const { outcome, calls } = await paying(
      answer(404),
      answer(422),
      answer(202, { data: { status: 'succeeded' } }),
    )
    expect(outcome).toEqual({ kind: 'paid' })
    expect(calls).toEqual(['payRental nested', 'chargeCard nested', 'chargeCard flat'])
    const late = await paying(answer(400), answer(404), answer(201, { payment_status: 'paid' }))
    expect(late.calls).toEqual(['payRental nested', 'payRental flat', 'chargeCard nested'])
  })

  it('ends where our own house does not have the rental', async () => {
    const said = { code: 'not_found', message: 'Gone.' }
    const { outcome, calls } = await paying(answer(404, said))
    expect(calls).toHaveLength(1)
    expect(outcome).toEqual({ kind: 'refused', message: 'Gone.', lines: [], answer: said })
  })

  it('says why it was refused, field by field', async () => {
    const errors = { card_number: ['is wrong', 'is short'], cvc: 'missing' }
    const { outcome, calls } = await paying(answer(422), answer(422, { message: 'No.', errors }))
    expect(calls).toHaveLength(2)
    expect(outcome).toEqual({
      kind: 'refused',
      message: 'No.',
      lines: ['card_number: is wrong, is short', 'cvc: missing'],
      answer: { message: 'No.', errors },
    })
    const declined = await paying(answer(409, { code: 'conflict', message: 'Payment failed.' }))
    expect(declined.outcome).toMatchObject({ kind: 'refused', message: 'Payment failed.' })
    expect(declined.calls).toHaveLength(1)
  })

  it('believes an answer that denies it over its status', async () => {
    for (const body of [{ paid: false }, { data: { status: 'failed' } }]) {
      expect((await paying(answer(200, body))).outcome.kind).toBe('refused')
    }
  })

  it('never sends a card again after no answer, or a broken one', async () => {
    for (const lost of [{ kind: 'none', cause: 'no-house' } as const, answer(502)]) {
      const { outcome, calls } = await paying(lost, answer(200))
      expect([outcome, calls]).toEqual([{ kind: 'unknown' }, ['payRental nested']])
    }
    const second = await paying(answer(422), { kind: 'none', cause: 'no-house' }, answer(200))
    expect([second.outcome.kind, second.calls.length]).toEqual(['unknown', 2])
  })
})
