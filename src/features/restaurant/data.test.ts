import { expect, it } from 'vitest'
import type { Item } from '#contract/restaurant.ts'
import { shownItem } from './data.ts'

it('counts dishes in cents, each in the list that it came in', () => {
  const row = { id: '7', name: 'Steak', description: '', price: 18, image_path: null, position: 2 }
  const of = (more: object) => shownItem({ ...row, is_available: true, ...more } as Item, '3')
  expect(of({ category_id: '4' })).toEqual({
    id: '7',
    categoryId: '4',
    name: 'Steak',
    description: null,
    priceCents: 1800,
    imagePath: null,
    available: true,
    position: 2,
  })
  // Not every host repeats it in the row.
  expect(of({ category_id: '' }).categoryId).toBe('3')
})
