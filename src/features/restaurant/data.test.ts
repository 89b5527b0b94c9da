import { describe, expect, it } from 'vitest'
import { parseCategory, parseItem } from './data.ts'

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
})
