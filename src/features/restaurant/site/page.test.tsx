// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Route, Routes } from 'react-router-dom'
import { NotSavedError } from '#offline/outbox/types.ts'
import { known, NOW, operationRow } from '#offline/testing/fake-offline.ts'
import { became, confirm, keepDraft, openSite, rows, type } from '#parts/testing/at-site.tsx'
import { categories, type Item, itemsOf } from '../data.ts'
import RestaurantPage from './page.tsx'

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

function openPage(at: string | { pathname: string; state: unknown }) {
  const shown = (
    <Routes>
      <Route path="/restaurant" element={<RestaurantPage />} />
      <Route path="/restaurant/table" element={<p>The table’s form</p>} />
    </Routes>
  )
  return openSite(shown, {
    at,
    house: { phone: '+250 1' },
    fill(client) {
      const both = [
        { id: 'mains', name: 'Mains', position: 1 },
        { id: 'drinks', name: 'Drinks', position: 2 },
      ]
      client.setQueryData(categories().queryKey, known(both))
      const dishes = (of: string, one: Item) =>
        client.setQueryData(itemsOf(of).queryKey, known([one]))
      dishes('mains', dish('steak', 'mains', 'Steak', 1800))
      dishes('drinks', dish('coffee', 'drinks', 'Coffee', 250))
    },
  })
}

const buy = () => fireEvent.click(screen.getByRole('button', { name: 'Buy Now' }))

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
  openPage('/restaurant')
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
  await became({ state: 'taken', madeId: '5', answer })
  expect(await screen.findByText('Order placed!')).toBeTruthy()
  expect(screen.getByText('Received by the house, no. 41')).toBeTruthy()
})

it('says that a change is asked for, where the house may have the first order', async () => {
  openPage('/restaurant')
  await fillIn()
  buy()
  await screen.findByText('Saved on this device, not yet with the house')
  await became({ state: 'unknown', doubt: true })
  expect(screen.queryByText('Change: asked for')).toBeNull()
  await became({ wish: { kind: 'change', successor: 'op-2' } })
  expect(await screen.findByText('Change: asked for')).toBeTruthy()
  expect(screen.getByText(/if it has, nothing changes/)).toBeTruthy()
})

it('finds the order again where it was left, but not one that was saved', async () => {
  const line = { id: 'steak', name: 'Steak', priceCents: 1800, qty: 3 }
  const ids = { id: 'op-1', code: 'ABCD2345' }
  keepDraft('restaurant', { cart: [line], name: 'Aline', ids })
  openPage('/restaurant')
  expect(await screen.findByText('We kept what you entered earlier')).toBeTruthy()
  expect(screen.getAllByRole('spinbutton', { name: 'Quantity of Steak' })[0]).toHaveProperty(
    'value',
    '3',
  )
  cleanup()

  rows.push(operationRow({ id: 'op-1', route: 'placeRestaurantOrder' }))
  openPage('/restaurant')
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Aline'))
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Steak' })).toBeNull()
})
