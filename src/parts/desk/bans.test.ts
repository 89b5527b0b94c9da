import { describe, expect, it } from 'vitest'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { bansAmong, withWaiting, type Banned } from './bans.ts'

const customer = (more: Partial<Banned>): Banned => ({
  id: 'c1',
  name: 'Bosco Test',
  email: 'bosco@example.com',
  phone: '0788 000 111',
  notes: null,
  banned: true,
  ...more,
})

const operation = (body: object, more: object = {}) =>
  operationRow({ route: 'updateCustomer', params: { id: 'c1' }, body }, more)

describe('who is banned', () => {
  const banOf = bansAmong([customer({}), customer({ id: 'c2', name: 'Alice', banned: false })])

  it('is known by e-mail, and by phone however it is written', () => {
    expect(banOf({ name: 'B.', email: ' BOSCO@example.com' })).toMatchObject({ sure: true })
    expect(banOf({ name: '', phone: '+250 788-000-111' })).toMatchObject({
      sure: true,
      customer: { id: 'c1' },
    })
  })

  it('may be somebody of the same name', () => {
    expect(banOf({ name: 'bosco  TEST', phone: '0788 999 999' })).toMatchObject({ sure: false })
    expect(banOf({ name: 'Bosco' })).toBeNull()
    expect(banOf({ name: '', email: '', phone: '' })).toBeNull()
    expect(banOf({ name: 'Alice' })).toBeNull()
  })

  it('is so from when it is said on this device, and no more where that was refused', () => {
    const after = (body: object, more: object, was: boolean) =>
      withWaiting([customer({ banned: was })], [operation(body, more)])[0]?.banned
    expect(after({ banned: true }, {}, false)).toBe(true)
    expect(after({ banned: false }, {}, true)).toBe(false)
    expect(after({ banned: false }, { state: 'parked' }, true)).toBe(true)
    expect(after({ vip: true }, {}, true)).toBe(true)
  })
})
