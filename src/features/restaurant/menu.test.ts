import { describe, expect, it } from 'vitest'
import type { Item } from './data.ts'
import { categoriesOfSide, categoryOnSwitch, menuShown } from './menu.ts'

const categories = [
  { id: 'wine', name: 'Wine and beer', position: 4 },
  { id: 'main', name: 'Mains', position: 2 },
  { id: 'sweet', name: 'Desserts', position: 3 },
  { id: 'juice', name: 'Juices', position: 1 },
]
const item = (id: string, categoryId: string, name: string, more: Partial<Item> = {}): Item => ({
  id,
  categoryId,
  name,
  description: null,
  priceCents: 500,
  imagePath: null,
  available: true,
  position: 0,
  ...more,
})
const items = [
  item('1', 'main', 'Tilapia', { description: 'From Lake Kivu', position: 2 }),
  item('2', 'main', 'Brochettes', { position: 1 }),
  item('3', 'sweet', 'Crème brûlée'),
  item('4', 'wine', 'Primus', { available: false }),
]
const names = (categoryId: string | null, search: string) =>
  menuShown(categories, items, { categoryId, search }).flatMap((part) =>
    part.items.map(({ name }) => name),
  )

describe('the menu as shown', () => {
  it('goes by position and leaves out what is not to be had, and empty categories', () => {
    expect(names(null, '')).toEqual(['Brochettes', 'Tilapia', 'Crème brûlée'])
    expect(menuShown(categories, items, { categoryId: 'wine', search: '' })).toEqual([])
  })

  it('finds by every word, without accents, in name, description and category', () => {
    expect(names(null, 'creme')).toEqual(['Crème brûlée'])
    expect(names(null, 'kivu main')).toEqual(['Tilapia'])
    expect(names(null, 'kivu dessert')).toEqual([])
    expect(names('sweet', 'tilapia')).toEqual([])
  })
})

describe('restaurant or bar', () => {
  it('tells them apart by the category name (spec 1 §9)', () => {
    expect(categoriesOfSide(categories, 'bar').map(({ id }) => id)).toEqual(['juice', 'wine'])
    expect(categoriesOfSide(categories, 'restaurant').map(({ id }) => id)).toEqual([
      'main',
      'sweet',
    ])
  })

  it('keeps the category when it is of that side, else takes the first', () => {
    expect(categoryOnSwitch(categories, 'restaurant', 'sweet')).toBe('sweet')
    expect(categoryOnSwitch(categories, 'bar', 'sweet')).toBe('juice')
    expect(categoryOnSwitch([], 'bar', 'sweet')).toBeNull()
  })
})
