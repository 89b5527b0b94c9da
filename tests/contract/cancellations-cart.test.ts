import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { cancellationTerms, type CancellationTerms } from '#contract/cancellations.ts'
import { addDays } from '#domain/days.ts'
import { addRoom } from './bookings-house.ts'
import { cart, mealLine, roomLine, type ShownCart } from './cart-house.ts'
import { eachStore } from './fixtures.ts'
import { openDemo, TODAY } from './http-house.ts'

/** /cancel-bookings with the code of a cart, and in the guest's language (decisions.md). */
eachStore(async (make) => {
  const house = await openDemo(make)
  const contact = 'aline@example.com'
  const find = (code: string, more: object = {}) =>
    house.ask('POST', '/api/cancellations/terms', { body: { code, contact, ...more } })

  it('finds every line by the cart’s code, and cancels each by its own', async () => {
    const lines = [
      roomLine(await addRoom(house.store), { from: addDays(TODAY, 20) }),
      await mealLine(house.store, { schedule: { date: addDays(TODAY, 10), time: '19:00' } }),
    ]
    const answer = await house.ask('POST', '/api/book', { body: cart(lines) })
    expect(answer.status, answer.text).toBe(201)
    const { code, lines: had } = answer.body.cart as ShownCart

    const other = await find(code, { contact: 'eric@example.com' })
    expect(other.body).toMatchObject({ code: 'not_found' })
    const found = await find(code)
    expect(found.status, found.text).toBe(200)
    expect(safeParse(cancellationTerms, found.body).success).toBe(true)
    const terms = found.body as unknown as CancellationTerms
    expect(terms).toMatchObject({ kind: 'room', code: had[0]?.code, can_cancel: true })
    expect(terms.parts).toMatchObject([
      { kind: 'room', code: had[0]?.code, status: 'pending', day: addDays(TODAY, 20) },
      { kind: 'restaurant', code: had[1]?.code, status: 'pending' },
    ])

    const seen = { refund: terms.refund, kept: terms.kept }
    const cancel = (which: string) =>
      house.ask('POST', '/api/cancellations', { body: { code: which, contact, seen } })
    expect((await cancel(code)).body).toMatchObject({ code: 'not_found' })
    expect((await cancel(terms.code)).body).toMatchObject({ status: 'cancelled' })
    const after = (await find(code)).body as unknown as CancellationTerms
    expect(after).toMatchObject({ kind: 'restaurant', code: had[1]?.code, status: 'pending' })
    expect(after.parts?.map(({ status }) => status)).toEqual(['cancelled', 'pending'])
    expect((await find(terms.code)).body).not.toHaveProperty('parts')
  })

  it('writes its lines in the guest’s language', async () => {
    const line = roomLine(await addRoom(house.store), { from: addDays(TODAY, 20) })
    const answer = await house.ask('POST', '/api/book', { body: cart([line]) })
    const code = String((answer.body.cart as ShownCart).lines[0]?.code)
    const wordsIn = async (language: string) => {
      const { lines } = (await find(code, { language })).body as unknown as CancellationTerms
      return lines[0]?.detail
    }
    const english = await wordsIn('en')
    expect(english).toContain('night')
    expect(await wordsIn('fr')).toContain('nuit')
    expect((await find(code, { language: 'xx' })).status).toBe(422)
  })
})
