import { describe, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openDemo } from './http-house.ts'

/** Tills counted at the end of shifts: kept once, worked out by the house, never edited. */
eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff('reception')

  const till = uuidv7()
  const until = MORNING.toISOString()
  const count = (changes: object = {}) => ({
    till,
    till_name: 'Chrome on Android',
    from: 'Aline',
    to: 'Ben',
    shift: { since: null, until },
    counts: [
      { currency: 'USD', opening: 100, taken: 58.1, given_back: 20, counted: 133.1 },
      { currency: 'RWF', opening: 0, taken: 40_000, given_back: 0, counted: 40_000 },
    ],
    reason: 'Five dollars of change were given twice',
    ...changes,
  })
  const send = (body: unknown, more: object = {}) =>
    house.ask('POST', '/api/cash-counts', { token, body, ...more })
  const listed = async () => {
    const { body } = await house.ask('GET', '/api/cash-counts', { token })
    return body.data as Record<string, unknown>[]
  }

  describe('a counted till', () => {
    it('is kept once under its key, with what is expected worked out by the house', async () => {
      const asked = { key: uuidv7(), operation: uuidv7() }
      // What a device makes of it itself is not asked for.
      const first = await send(count({ expected: 1, difference: 1 }), asked)
      expect(first.status, first.text).toBe(201)
      expect((await send(count({ expected: 1, difference: 1 }), asked)).body).toEqual(first.body)
      expect(first.body.data).toMatchObject({
        till,
        from: 'Aline',
        to: 'Ben',
        shift: { since: null, until },
        counts: [
          { currency: 'USD', expected: 138.1, difference: -5, counted: 133.1 },
          { currency: 'RWF', expected: 40_000, difference: 0 },
        ],
        reason: 'Five dollars of change were given twice',
        note: null,
      })
      expect(await listed()).toEqual([first.body.data])
      const { body } = await house.ask('GET', '/api/changes', { token })
      const changes = body.changes as Record<string, { rows: unknown[] }>
      expect(changes.cash_counts?.rows).toEqual([first.body.data])
    })

    it('needs a reason where it differs, and each currency once', async () => {
      const before = await listed()
      const [dollars, francs] = count().counts
      expect((await send(count({ reason: ' ' }))).status).toBe(422)
      expect((await send(count({ counts: [dollars, dollars] }))).status).toBe(422)
      expect((await send(count({ counts: [] }))).status).toBe(422)
      expect((await send(count({ counts: [{ ...dollars, counted: -1 }] }))).status).toBe(422)
      expect(await listed()).toEqual(before)
      expect((await send(count({ counts: [francs], reason: null }))).status).toBe(201)
    })

    it('is nothing for the kitchen or for strangers, and no day to come', async () => {
      expect((await send(count(), { token: undefined })).status).toBe(401)
      expect((await send(count(), { token: await house.staff('staff') })).status).toBe(403)
      const kitchen = await house.staff('staff')
      expect((await house.ask('GET', '/api/cash-counts', { token: kitchen })).status).toBe(403)
      const ahead = await send(count({ shift: { since: until, until: '2031-01-01T00:00:00Z' } }))
      expect(ahead.status).toBe(201)
      expect(ahead.body.data).toMatchObject({ shift: { since: until, until } })
    })
  })
})
