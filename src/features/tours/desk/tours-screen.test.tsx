// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { tourKind } from '../offer.ts'
import { rawCategories, rawEntries } from '#parts/desk/catalogue/data.ts'
import { ToursScreen } from './tours-screen.tsx'
import {
  counted,
  isDisabled,
  keep,
  open,
  press,
  row,
} from '#parts/desk/catalogue/testing/screens.tsx'

describe('Tourism Services (spec 3 §2.13)', () => {
  const tour = (id: string, more: object) =>
    readRow(
      'tours',
      row(id, { name: 'Canopy walk', category_id: 'k', location: 'Nyungwe', price: 60, ...more }),
    )!
  const openTours = (tours: ResourceRow[], categories = [row('k', { name: 'Hiking' })]) =>
    open(
      <ToursScreen
        decisions={null}
        ofBookings={{
          count: 7,
          snapshot: null,
          renderSpots: () => 'spots',
          onBook: vi.fn(),
          renderBookings: () => null,
        }}
      />,
      () => {
        if (tourKind.category) keep(rawCategories(tourKind.category).queryKey, categories)
        keep(rawEntries(tourKind).queryKey, tours)
      },
    )

  it('counts tours, available ones and all bookings', async () => {
    await openTours([tour('a', {}), tour('b', { is_available: 0 })])
    expect([counted('Total Tours'), counted('Available'), counted('Bookings (all)')]).toEqual([
      '2',
      '1',
      '7',
    ])
  })

  it('lists category, location, duration, capacity, spots, price and status with their buttons', async () => {
    const volcano = tour('b', {
      name: 'Volcano',
      duration_days: 2,
      capacity: 8,
      is_available: false,
    })
    await openTours([tour('a', {}), volcano])
    const heads = within(screen.getByRole('table')).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Tour',
      'Category',
      'Location',
      'Duration',
      'Capacity',
      'Spots Left',
      'Price / Person',
      'Status',
      'Actions',
    ])
    const [, canopy, second] = within(screen.getByRole('table')).getAllByRole('row')
    // What a host leaves out is the documents' default: a day, ten places.
    for (const word of [
      'Hiking',
      'Nyungwe',
      '1 day',
      '10 places',
      'spots',
      '$60.00',
      'Available',
    ]) {
      expect(canopy?.textContent).toContain(word)
    }
    for (const word of ['2 days', '8 places', 'Unavailable']) {
      expect(second?.textContent).toContain(word)
    }
    expect(isDisabled('Book Canopy walk')).toBe(false)
    expect(isDisabled('Book Volcano')).toBe(true)
    for (const name of ['Mark Available: Volcano', 'Edit Volcano', 'Delete Volcano']) {
      expect(screen.getAllByRole('button', { name }).length).toBeGreaterThan(0)
    }
  })

  it('says that there are none, and lets none be added before there is a category', async () => {
    await openTours([], [])
    expect(screen.getByText('No tours found.')).toBeDefined()
    expect(screen.getByText('No categories found. Please create a category first.')).toBeDefined()
    expect(isDisabled('Add Tour')).toBe(true)
  })

  it('begins a new one with a day, ten places and cents as the price’s step', async () => {
    await openTours([])
    await press('Add Tour')
    const dialog = within(screen.getByRole('dialog'))
    const field = (label: string) => dialog.getByLabelText(label) as HTMLInputElement
    expect([field('Duration (days)').value, field('Duration (days)').min]).toEqual(['1', '1'])
    expect([field('Capacity').value, field('Capacity').min]).toEqual(['10', '1'])
    expect(field('Price / Person (USD)').step).toBe('0.01')
  })
})
