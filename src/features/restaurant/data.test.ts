import { describe, expect, it } from 'vitest'
import { parseCategory, parseItem } from './data.ts'
import { parseOwnOrder } from './own-order.ts'

const kept = (fields: object) => ({ id: '7', version: 0, operation_id: null, ...fields })

describe('menu rows of any host', () => {
  it('reads prices that came as text, in cents', () => {
    expect(parseItem(kept({ name: 'Steak', price: '18.00' }), '3')).toMatchObject({
      priceCents: 1800,
      categoryId: '3',
      available: true,
      imagePath: null,
    })
  })

  it('drops what cannot be sold: no name, no price, a negative one', () => {
    expect(parseItem(kept({ price: 3 }), '3')).toBeNull()
    expect(parseItem(kept({ name: 'Steak' }), '3')).toBeNull()
    expect(parseItem(kept({ name: 'Steak', price: -1 }), '3')).toBeNull()
    expect(parseCategory(kept({ name: ' ' }))).toBeNull()
  })

  it('knows only the states there are', () => {
    const row = { code: 'ABCD2345', status: 'pending', total: 12.5, number: 41 }
    expect(parseOwnOrder(kept(row))).toMatchObject({ status: 'pending', totalCents: 1250 })
    expect(parseOwnOrder(kept({ ...row, status: 'paid' }))).toBeNull()
    expect(parseOwnOrder(kept({ ...row, code: '' }))).toBeNull()
  })
})
