import { describe, expect, it } from 'vitest'
import { builtInTours } from './built-in-tours.ts'
import { shownTour, type Tour } from './data.ts'
import { categoriesShown, noFilter, toursShown } from './shown.ts'
import { placesLeft } from './tour-days.ts'

const kept = { version: 1, operation_id: null }

it('counts a tour in cents; a capacity of none is not known', () => {
  const row = {
    ...kept,
    id: 't1',
    created_at: '',
    changed_at: '',
    name: 'Volcano hike',
    category_id: 'hiking',
    category: { id: 'hiking', name: 'Hiking' },
    location: 'Kinigi',
    duration_days: 2,
    capacity: 8,
    departure_time: '06:00',
    price: 95.5,
    is_available: true,
    description: 'Up.',
    image_path: 'a.webp',
  }
  expect(shownTour(row)).toEqual({
    id: 't1',
    name: 'Volcano hike',
    categoryId: 'hiking',
    category: 'Hiking',
    location: 'Kinigi',
    days: 2,
    capacity: 8,
    departure: '06:00',
    priceCents: 9550,
    available: true,
    description: 'Up.',
    imagePath: 'a.webp',
  })
  expect(shownTour({ ...row, capacity: 0, departure_time: undefined })).toMatchObject({
    capacity: null,
    departure: null,
  })
})

const tour = (id: string, more: Partial<Tour> = {}): Tour => ({
  id,
  name: id,
  categoryId: 'hiking',
  category: 'Hiking',
  location: 'Kinigi',
  days: 1,
  capacity: 8,
  departure: null,
  priceCents: 4000,
  available: true,
  description: '',
  imagePath: null,
  ...more,
})

describe('the list as it is read', () => {
  const all = [
    tour('Bisoke', { available: false }),
    tour('Forêt de bambou'),
    tour('Akagera', { categoryId: 'safaris', category: 'Safaris', location: 'Savannah' }),
  ]
  const names = (filter: Partial<typeof noFilter>) =>
    toursShown(all, { ...noFilter, ...filter }).map(({ name }) => name)

  it('has those first that can be had, and only those where that is asked', () => {
    expect(names({})).toEqual(['Akagera', 'Forêt de bambou', 'Bisoke'])
    expect(names({ onlyAvailable: true })).toEqual(['Akagera', 'Forêt de bambou'])
  })

  it('is sought by every word, wherever it stands, without accents', () => {
    expect(names({ search: 'foret BAMBOU' })).toEqual(['Forêt de bambou'])
    expect(names({ search: 'safaris savannah' })).toEqual(['Akagera'])
    expect(names({ search: 'akagera kinigi' })).toEqual([])
    expect(names({ categoryId: 'hiking', search: 'b' })).toEqual(['Forêt de bambou', 'Bisoke'])
  })

  it('offers every category that there is, also where their list is missing', () => {
    expect(categoriesShown([], all).map(({ name }) => name)).toEqual(['Hiking', 'Safaris'])
    const city = { id: 'city', name: 'City Tours' }
    expect(categoriesShown([city], all).map(({ id }) => id)).toEqual(['city', 'hiking', 'safaris'])
  })
})

describe('places left', () => {
  const days = [
    { ...kept, id: 'd1', tour_id: 'a', date: '2026-11-24', people: 6, approved: 1 },
    { ...kept, id: 'd2', tour_id: 'a', date: '2026-11-25', people: 9, approved: 9 },
  ].map((row) => ({ ...row, created_at: '', changed_at: '' }))

  it('are the capacity less those who come that day, never fewer than none', () => {
    expect(placesLeft(days, tour('a'), '2026-11-24')).toBe(2)
    expect(placesLeft(days, tour('a'), '2026-11-25')).toBe(0)
    expect(placesLeft(days, tour('a'), '2026-11-26')).toBe(8)
    expect(placesLeft(days, tour('b'), '2026-11-24')).toBe(8)
  })

  it('are not known without a day, or where the host says no capacity', () => {
    expect(placesLeft(days, tour('a'), '')).toBeNull()
    expect(placesLeft(days, tour('a', { capacity: null }), '2026-11-24')).toBeNull()
  })
})

it('has the documents’ examples', () => {
  expect(builtInTours.categories.map(({ name }) => name)).toEqual([
    'Safaris',
    'Hiking',
    'City Tours',
  ])
  expect(builtInTours.tours).toHaveLength(3)
})
