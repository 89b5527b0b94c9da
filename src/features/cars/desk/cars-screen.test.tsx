// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { carKind } from '../offer.ts'
import { CarsScreen } from './cars-screen.tsx'
import { rawCategories, rawEntries } from '#parts/desk/catalogue/data.ts'
import {
  confirm,
  counted,
  isDisabled,
  keep,
  names,
  open,
  press,
  row,
  search,
  withoutToken,
} from '#parts/desk/catalogue/testing/screens.tsx'

describe('Car Rentals (spec 3 §2.7)', () => {
  const car = (id: string, more: object) =>
    readRow(
      'cars',
      row(id, {
        name: 'RAV4',
        plate: 'RAB 101 A',
        category_id: 'k',
        seats: 5,
        daily_rate: 60,
        ...more,
      }),
    )!
  const rented = vi.fn()
  const openCars = (cars: ResourceRow[], categories = [row('k', { name: 'Four-wheel drive' })]) =>
    open(
      <CarsScreen
        decisions={null}
        ofRentals={{
          activeRentals: 3,
          renderDays: () => null,
          onRent: rented,
          renderRentals: () => null,
        }}
      />,
      () => {
        if (carKind.category) keep(rawCategories(carKind.category).queryKey, categories)
        keep(rawEntries(carKind).queryKey, cars)
      },
    )
  const two = [
    car('a', { is_available: 1 }),
    car('b', { name: 'Leaf', plate: 'RAC 7', is_available: false, seats: 4 }),
  ]

  it('counts cars, available ones and active rentals', async () => {
    await openCars(two)
    expect([counted('Total Cars'), counted('Available'), counted('Active Rentals')]).toEqual([
      '2',
      '1',
      '3',
    ])
  })

  it('lists plate, category, seats, rate and status with their buttons', async () => {
    await openCars(two)
    const [, leaf] = within(screen.getByRole('table')).getAllByRole('row')
    for (const word of ['RAC 7', 'Four-wheel drive', '4 seats', '$60.00', 'Unavailable']) {
      expect(leaf?.textContent).toContain(word)
    }
    expect(isDisabled('Rent Leaf')).toBe(true)
    expect(isDisabled('Rent RAV4')).toBe(false)
    await press('Rent RAV4')
    expect(rented).toHaveBeenCalledOnce()
    await press(/^Mark Available: Leaf/)
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({
      route: 'updateCar',
      params: { id: 'b' },
      body: { is_available: true, seen: { is_available: false } },
    })
  })

  it('finds by name, plate or category, and by availability', async () => {
    await openCars(two)
    await search('Search by name, plate or category', 'rac 7')
    expect(names()).toHaveLength(1)
    await search('Search by name, plate or category', 'four leaf')
    expect(names()).toHaveLength(1)
    await search('Search by name, plate or category', '')
    await press('Unavailable')
    await waitFor(() => expect(names()).toHaveLength(1))
    expect(names()[0]).toContain('Leaf')
  })

  it('adds no car before there is a category; a switch needs a token', async () => {
    await openCars([], [])
    expect(isDisabled('Add Car')).toBe(true)
    cleanup()
    await openCars(two)
    await withoutToken()
    await press(/^Mark Unavailable: RAV4/)
    expect(screen.getByText('Not authenticated. Please login first.')).toBeDefined()
    expect(confirm).not.toHaveBeenCalled()
  })

  it('has the documented choices, and what a new one begins with', async () => {
    await openCars(two)
    await press('Add Car')
    const dialog = within(screen.getByRole('dialog'))
    const seats = dialog.getByLabelText('Seats') as HTMLInputElement
    expect([seats.value, seats.min, seats.max]).toEqual(['4', '2', '9'])
    const options = (label: string) =>
      [...(dialog.getByLabelText(label) as HTMLSelectElement).options].map((one) => one.value)
    expect(options('Transmission')).toEqual(['Automatic', 'Manual'])
    expect(options('Fuel')).toEqual(['Petrol', 'Diesel', 'Electric', 'Hybrid'])
  })
})
