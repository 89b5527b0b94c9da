// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeptRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline, type Offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { createValue } from '#offline/value.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { carKind } from '../kinds/cars.ts'
import { itemKind } from '../kinds/items.ts'
import { laundryServiceKind } from '../kinds/laundry-services.ts'
import { tourKind } from '../kinds/tours.ts'
import { CarsScreen } from './cars-screen.tsx'
import { rawCategories, rawEntries, rawItems } from './data.ts'
import { MenuScreen } from './menu-screen.tsx'
import { PriceList } from './price-list.tsx'
import { ToursScreen } from './tours-screen.tsx'
import { useCatalogue } from './use-catalogue.ts'
import { useDialogs } from './use-dialogs.tsx'

const anna = { id: 'u1', name: 'Anna', role: 'admin', token: 'token-anna' }
const session = createValue<typeof anna | null>(anna)
const confirm = vi.fn<(operation: NewOperation) => Promise<OperationRow>>()
let operations: OperationRow[] = []
let client: QueryClient

function fakeOffline(): Offline {
  const none = { get: async () => undefined, put: async () => {}, delete: async () => {} }
  const fake = {
    client,
    session,
    link: createValue({ state: 'up' }),
    host: { ...createValue('ours'), kind: () => 'ours' },
    clock: { now: () => Date.parse('2026-11-21T12:00:00Z'), subscribe: () => () => undefined },
    device: { ...createValue('ok'), ready: async () => ({ db: { drafts: none } }) },
    person: () => 'u1',
    self: () => 'u1',
    cache: { now: () => null, ready: async () => null },
    changes: { covers: () => false },
    ask: async () => ({ kind: 'answer', ok: false, status: 500, body: {}, houseTime: null }),
    actor: () => ({ kind: 'staff', userId: 'u1', name: 'Anna' }),
    actorKey: () => 'u1',
    outbox: { confirm, withdraw: vi.fn(), change: vi.fn(), list: async () => operations },
  }
  return fake as unknown as Offline
}

const row = (id: string, more: object): KeptRow =>
  ({ id, version: 1, operation_id: null, ...more }) as KeptRow
const keep = (queryKey: readonly unknown[], rows: KeptRow[]) =>
  client.setQueryData(queryKey, { rows, asOf: '2026-11-21T11:00:00Z', from: 'house' })

const grill = row('c1', { name: 'Grill', position: 2 })
const soups = row('c2', { name: 'Soups', position: 1 })
const dish = (id: string, more: object = {}) =>
  row(id, { name: `Dish ${id}`, category_id: 'c1', price: 7.5, is_available: true, ...more })

async function open(shown: ReactNode, fill: () => void) {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  setOffline(fakeOffline())
  fill()
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ToastProvider>{shown}</ToastProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
  await act(async () => undefined)
}

const openMenu = (categories: KeptRow[] | null, items: KeptRow[] = []) =>
  open(<MenuScreen decisions={null} AsOf={() => null} />, () => {
    if (categories === null || itemKind.category === null) return
    keep(rawCategories(itemKind.category).queryKey, categories)
    for (const { id } of categories) {
      const its = items.filter((one) => 'category_id' in one && one.category_id === id)
      keep(rawItems(id).queryKey, its)
    }
  })

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  configure({ asyncUtilTimeout: 20_000 })
  // The dialog element of jsdom does not open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollIntoView = vi.fn()
  session.set(anna)
  operations = []
  confirm.mockReset()
  confirm.mockImplementation(async ({ id }) => ({ id }) as OperationRow)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const press = async (name: RegExp | string) => {
  fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
  await act(async () => undefined)
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((one) => (one.textContent ?? '').replace('No image', ''))
/** A counter's number. */
const counted = (label: string) =>
  screen.getAllByText(label, { selector: 'p' })[0]?.nextElementSibling?.textContent
const isDisabled = (name: string) =>
  (screen.getAllByRole('button', { name })[0] as HTMLButtonElement).disabled
async function search(label: string, value: string) {
  vi.useFakeTimers()
  type(label, value)
  await act(async () => vi.advanceTimersByTime(350))
  vi.useRealTimers()
}

describe('Restaurant Menu (spec 3 §2.6)', () => {
  it('counts items, available ones and categories', async () => {
    await openMenu([grill, soups], [dish('a'), dish('b', { is_available: 0 })])
    expect(counted('Total items')).toBe('2')
    expect(counted('Available items')).toBe('1')
    expect(counted('Categories')).toBe('2')
  })

  it('lists name, description, category, dollars and the badge, by the categories’ places', async () => {
    const soup = dish('b', { category_id: 'c2', is_available: false, description: 'With leek' })
    await openMenu([grill, soups], [dish('a'), soup])
    const [, first, second] = within(screen.getByRole('table')).getAllByRole('row')
    for (const word of ['Dish b', 'With leek', 'Soups', '$7.50', 'Unavailable', 'Edit']) {
      expect(first?.textContent).toContain(word)
    }
    expect(second?.textContent).toContain('Grill')
    expect(
      within(first as HTMLElement).getByRole('button', { name: 'Delete Dish b' }),
    ).toBeDefined()
  })

  it('is narrowed by words and by category', async () => {
    await openMenu([grill, soups], [dish('a'), dish('b', { category_id: 'c2' })])
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), {
      target: { value: 'c2' },
    })
    await waitFor(() => expect(names()).toEqual(['Dish b']))
    await search('Search the menu', 'nothing such')
    expect(screen.getByText('No items found.')).toBeDefined()
  })

  it('adds no item before there is a category', async () => {
    await openMenu([])
    expect(screen.getByText('No categories yet...')).toBeDefined()
    expect(screen.getAllByText('Create a category first').length).toBeGreaterThan(0)
    expect(isDisabled('Add Item')).toBe(true)
  })

  it('says what could not be loaded', async () => {
    await openMenu(null)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load categories')
    cleanup()
    await open(<MenuScreen decisions={null} AsOf={() => null} />, () => {
      if (itemKind.category) keep(rawCategories(itemKind.category).queryKey, [grill])
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load menu items')
  })

  it('adds a category by name and, where it is said, a place not below 0', async () => {
    await openMenu([])
    await press('Add Category')
    await press('Save')
    expect(screen.getByRole('alert').textContent).toContain('Required')
    expect(screen.getByRole('alert').textContent).toContain('Category name is required')
    type('Name', '  Stone oven ')
    type('Position (optional)', '-1')
    await press('Save')
    expect(screen.getByRole('alert').textContent).toContain('Position must be 0 or more')
    expect(confirm).not.toHaveBeenCalled()
    type('Position (optional)', '0')
    await press('Save')
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({
      route: 'createCategory',
      body: { name: 'Stone oven', position: 0 },
    })
  })

  it('saves and switches nothing without a token, in the documents’ words', async () => {
    await openMenu([grill], [dish('a')])
    await act(async () => session.set({ ...anna, token: '' }))
    await press('Edit Dish a')
    type('Price (USD)', '9')
    await press('Save')
    expect(screen.getByText('Not authenticated')).toBeDefined()
    expect(screen.getByText('Please login first.')).toBeDefined()
    expect(confirm).not.toHaveBeenCalled()
  })

  it('never offers another category for what is there, and price and picture as documented', async () => {
    await openMenu([grill, soups], [dish('a')])
    await press('Edit Dish a')
    const dialog = within(screen.getByRole('dialog'))
    const category = dialog.getByRole('combobox', { name: 'Category' }) as HTMLSelectElement
    expect(category.disabled).toBe(true)
    const price = dialog.getByLabelText('Price (USD)') as HTMLInputElement
    expect([price.step, price.min]).toEqual(['0.01', '0.01'])
    expect((dialog.getByLabelText('Choose a picture') as HTMLInputElement).accept).toBe('image/*')
  })

  it('says what the house has taken, in the documents’ words', async () => {
    const said = async (doIt: () => Promise<void>, words: string) => {
      await openMenu([grill], [dish('a')])
      await doIt()
      await waitFor(() => expect(confirm).toHaveBeenCalled())
      const id = confirm.mock.calls.at(-1)?.[0].id ?? ''
      // Of another route, so that nothing is laid over: only that it was taken counts here.
      operations = [{ id, state: 'taken', route: 'completeTourBooking', body: {} } as OperationRow]
      await act(() =>
        client.invalidateQueries({ queryKey: outboxQuery(['x']).queryKey.slice(0, 1) }),
      )
      expect(await screen.findByText(words)).toBeDefined()
      cleanup()
    }
    await said(async () => {
      await press('Add Category')
      type('Name', 'Stone oven')
      await press('Save')
    }, 'Category created')
    await said(async () => {
      await press('Edit Dish a')
      type('Price (USD)', '9')
      await press('Save')
    }, 'Item updated')
  })

  it('draws of 500 dishes what is looked at, and finds the last one', async () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      dish(String(at + 1).padStart(3, '0'), { position: at }),
    )
    await openMenu([grill], many)
    expect(counted('Total items')).toBe('500')
    expect(names()).toHaveLength(60)
    await press('Show more (440 left)')
    expect(names()).toHaveLength(120)
    await search('Search the menu', 'dish 500')
    expect(names()).toEqual(['Dish 500'])
  })
})

describe('Car Rentals (spec 3 §2.7)', () => {
  const car = (id: string, more: object) =>
    row(id, {
      name: 'RAV4',
      plate: 'RAB 101 A',
      category_id: 'k',
      seats: 5,
      daily_rate: 60,
      ...more,
    })
  const rented = vi.fn()
  const openCars = (cars: KeptRow[], categories = [row('k', { name: 'Four-wheel drive' })]) =>
    open(
      <CarsScreen
        decisions={null}
        AsOf={() => null}
        ofRentals={{
          activeRentals: 3,
          renderDays: () => null,
          onRent: rented,
          renderRentals: () => null,
        }}
      />,
      () => {
        if (carKind.category) keep(rawCategories(carKind.category).queryKey, categories)
        keep(rawEntries('cars').queryKey, cars)
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
    await act(async () => session.set({ ...anna, token: '' }))
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

describe('Tourism Services (spec 3 §2.13)', () => {
  const tour = (id: string, more: object) =>
    row(id, { name: 'Canopy walk', category_id: 'k', location: 'Nyungwe', price: 60, ...more })
  const openTours = (tours: KeptRow[], categories = [row('k', { name: 'Hiking' })]) =>
    open(
      <ToursScreen
        decisions={null}
        AsOf={() => null}
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
        keep(rawEntries('tours').queryKey, tours)
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

describe('Laundry Price List (spec 3 §2.8)', () => {
  function List() {
    const catalogue = useCatalogue(laundryServiceKind)
    const dialogs = useDialogs(laundryServiceKind, catalogue)
    return (
      <>
        <button onClick={() => dialogs.add()}>Add Service</button>
        <PriceList catalogue={catalogue} dialogs={dialogs} />
        {dialogs.shown}
      </>
    )
  }
  const service = (id: string, more: object) =>
    row(id, {
      name: 'Shirt',
      unit: 'per item',
      price: 1.5,
      turnaround_hrs: 24,
      position: 1,
      ...more,
    })
  const openList = (rows: KeptRow[]) =>
    open(<List />, () => keep(rawEntries('laundry_services').queryKey, rows))

  it('says unit, price, hours and state, in the list’s order', async () => {
    await openList([
      service('b', {
        name: 'Duvet',
        unit: 'per kg',
        position: 2,
        turnaround_hrs: 48,
        is_available: 0,
      }),
      service('a', {}),
      service('c', { name: 'Curtain', unit: 'per metre', position: 3 }),
    ])
    const [, shirt, duvet, curtain] = within(screen.getByRole('table')).getAllByRole('row')
    for (const word of ['per item (pcs)', '$1.50', '24 hours', 'Available', 'Disable']) {
      expect(shirt?.textContent).toContain(word)
    }
    for (const word of ['per kg (kg)', '48 hours', 'Unavailable', 'Enable']) {
      expect(duvet?.textContent).toContain(word)
    }
    expect(curtain?.textContent).toContain('per metre')
  })

  it('has Edit, Disable, Delete and Close in its dialog on a phone', async () => {
    await openList([service('a', {})])
    await press('Details of Shirt')
    const dialog = within(screen.getByRole('dialog'))
    for (const name of ['Close', 'Edit Shirt', 'Delete Shirt', 'Disable: Shirt']) {
      expect(dialog.getAllByRole('button', { name }).length).toBeGreaterThan(0)
    }
  })

  it('begins a new one with 24 hours, and is not saved by who is not logged in', async () => {
    await openList([])
    await press('Add Service')
    const dialog = within(screen.getByRole('dialog'))
    const hours = dialog.getByLabelText('Turnaround (hours)') as HTMLInputElement
    expect([hours.value, hours.min]).toEqual(['24', '1'])
    const unit = dialog.getByLabelText('Unit') as HTMLSelectElement
    expect([...unit.options].map(({ value }) => value)).toEqual(['per item', 'per kg', 'per pair'])
    await act(async () => session.set({ ...anna, token: '' }))
    await press('Save')
    expect(
      screen.getByText('You are not logged in. Please sign in to add or edit services.'),
    ).toBeDefined()
  })
})
