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
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline, type Offline } from '#offline/offline.ts'
import { NotSavedError, type NewOperation } from '#offline/outbox/types.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { createValue } from '#offline/value.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { categories, itemsOf, type Item } from '../data.ts'
import RestaurantPage from './page.tsx'

/** 14:00 at the house. */
const NOW = Date.parse('2026-11-21T12:00:00Z')
const rows: OperationRow[] = []
const confirm = vi.fn<(operation: NewOperation) => Promise<OperationRow>>()
const drafts = new Map<string, unknown>()

function fakeOffline(): Offline {
  const store = {
    get: async ([, form]: [string, string]) => drafts.get(form),
    put: async (row: { form: string }) => drafts.set(row.form, row),
    delete: async ([, form]: [string, string]) => drafts.delete(form),
  }
  const fake = {
    clock: { now: () => NOW, subscribe: () => () => undefined },
    link: createValue({ state: 'up' }),
    host: createValue('ours'),
    session: createValue(null),
    device: { ...createValue('ok'), ready: async () => ({ db: { drafts: store } }) },
    person: () => 'public',
    self: () => 'public',
    outbox: { confirm, list: async () => [...rows] },
  }
  return fake as unknown as Offline
}

const dish = (id: string, categoryId: string, name: string, priceCents: number): Item => ({
  id,
  categoryId,
  name,
  description: null,
  priceCents,
  imagePath: null,
  available: true,
  position: 0,
})
const house = { rows: [] as unknown[], asOf: '2026-11-21T12:00:00Z', from: 'house' as const }

/** Everything the page reads is there already; nothing is asked for. */
function openPage(at: string | { pathname: string; state: unknown }) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  })
  client.setQueryData(houseQuery().queryKey, {
    ...house,
    row: { ...unknownHouse, phone: '+250 1' },
  })
  client.setQueryData(categories().queryKey, {
    ...house,
    rows: [
      { id: 'mains', name: 'Mains', position: 1 },
      { id: 'drinks', name: 'Drinks', position: 2 },
    ],
  })
  client.setQueryData(itemsOf('mains').queryKey, {
    ...house,
    rows: [dish('steak', 'mains', 'Steak', 1800)],
  })
  client.setQueryData(itemsOf('drinks').queryKey, {
    ...house,
    rows: [dish('coffee', 'drinks', 'Coffee', 250)],
  })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <ToastProvider>
            <Routes>
              <Route path="/restaurant" element={<RestaurantPage />} />
              <Route path="/restaurant/table" element={<p>The table’s form</p>} />
            </Routes>
          </ToastProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
  return client
}

const buy = () => fireEvent.click(screen.getByRole('button', { name: 'Buy Now' }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

// The page is large, and the machine may be busy.
configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  rows.length = 0
  drafts.clear()
  confirm.mockReset()
  setOffline(fakeOffline())
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('opened with a dish: selects its category and adds one of it, once', async () => {
  openPage({ pathname: '/restaurant', state: { categoryId: 'drinks', itemId: 'coffee' } })
  const menu = screen.getByRole('region', { name: 'Menu' })
  const quantity = await within(menu).findByRole('spinbutton', { name: 'Quantity of Coffee' })
  expect(quantity).toHaveProperty('value', '1')
  expect(within(menu).queryByText('Steak')).toBeNull()
  fireEvent.click(within(menu).getByRole('button', { name: 'All' }))
  expect(within(menu).getByRole('spinbutton')).toHaveProperty('value', '1')
})

it('opened for a table (`action=book`): leads to its form', async () => {
  openPage({ pathname: '/restaurant', state: { action: 'book' } })
  expect(await screen.findByText('The table’s form')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Menu' })).toBeNull()
})

it('opened for a dish of one’s own: goes to its field', async () => {
  openPage({ pathname: '/restaurant', state: { custom: true } })
  const field = await screen.findByLabelText(/A dish of your own/)
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('says what is missing in the documents’ words, and goes to the first of it', async () => {
  openPage('/restaurant')
  buy()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Cart is empty – Add some items first.')
  expect(summary.textContent).toContain('Please enter your name and phone number.')
  await waitFor(() => expect(document.activeElement?.id).toBe('order-cart'))

  fireEvent.click(screen.getByRole('button', { name: 'Add Steak' }))
  buy()
  await waitFor(() => expect(document.activeElement?.id).toBe('order-name'))
  expect(confirm).not.toHaveBeenCalled()
})

async function fillIn() {
  fireEvent.click(await screen.findByRole('button', { name: 'Add Steak' }))
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
}

it('keeps everything when the device could not save, and says so at once', async () => {
  confirm.mockRejectedValue(new NotSavedError('quota'))
  openPage('/restaurant')
  await fillIn()
  buy()
  expect(await screen.findByText('Your order was not saved')).toBeTruthy()
  expect(screen.getByText(/This device is full/)).toBeTruthy()
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Aline')
  expect(screen.getAllByRole('spinbutton', { name: 'Quantity of Steak' })).toHaveLength(2)

  // The second try is the same operation with the same code: never a second dinner.
  buy()
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2))
  const [first, second] = confirm.mock.calls.map(([operation]) => operation)
  expect(second).toEqual(first)
})

it('is saved on this device first, and placed only when the house has it', async () => {
  confirm.mockImplementation(async (operation) => {
    const row = { ...operation, state: 'waiting', parkReason: null, wish: null, answer: null }
    rows.push(row as unknown as OperationRow)
    return row as unknown as OperationRow
  })
  const client = openPage('/restaurant')
  await fillIn()
  buy()
  expect(await screen.findByText('Saved on this device, not yet with the house')).toBeTruthy()
  expect(screen.queryByText('Order placed!')).toBeNull()
  const [operation] = confirm.mock.calls[0] ?? []
  expect(operation).toMatchObject({
    route: 'placeRestaurantOrder',
    actor: { kind: 'guest' },
    // The next full hour two hours ahead, and its quarter of an hour of grace.
    body: { schedule: { date: '2026-11-21', time: '16:00' }, totals: { total: 18 } },
    validUntil: '2026-11-21T14:15:00.000Z',
    words: { title: 'Order 1 dish for 16:00', detail: '1 × Steak' },
  })

  const order = { id: '5', version: 1, code: 'X', number: 41, status: 'pending' }
  const answer = { status: 201, code: null, message: null, body: { order }, at: NOW }
  const [row] = rows
  if (row) rows[0] = { ...row, state: 'taken', madeId: '5', answer }
  await act(() => client.invalidateQueries({ queryKey: outboxQuery(['guest']).queryKey }))
  expect(await screen.findByText('Order placed!')).toBeTruthy()
  expect(screen.getByText('Received by the house, no. 41')).toBeTruthy()
})

it('finds the order again where it was left, but not one that was saved', async () => {
  const line = { id: 'steak', name: 'Steak', priceCents: 1800, qty: 3 }
  const ids = { id: 'op-1', code: 'ABCD2345' }
  drafts.set('restaurant', { value: { cart: [line], name: 'Aline', ids }, changedAt: NOW })
  openPage('/restaurant')
  expect(await screen.findByText('As you left it earlier')).toBeTruthy()
  expect(screen.getAllByRole('spinbutton', { name: 'Quantity of Steak' })[0]).toHaveProperty(
    'value',
    '3',
  )
  cleanup()

  rows.push({ id: 'op-1' } as OperationRow)
  openPage('/restaurant')
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Aline'))
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Steak' })).toBeNull()
})
