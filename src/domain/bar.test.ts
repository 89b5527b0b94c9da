import { describe, expect, it } from 'vitest'
import { isBarCategory } from './bar.ts'

describe('bar categories (spec 1 §9)', () => {
  it('are known by their names', () => {
    const words = ['Wine list', 'Cocktails', 'Fresh juice', 'BEERS', 'Beverage', 'Hot beverages']
    for (const name of ['Bar', 'Soft Drinks', 'A drink', ...words]) {
      expect(isBarCategory(name), name).toBe(true)
    }
    for (const name of ['Breakfast', 'Mains', 'Desserts'])
      expect(isBarCategory(name), name).toBe(false)
  })
})
