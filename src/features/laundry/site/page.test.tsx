// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { known, operationRow } from '#offline/testing/fake-offline.ts'
import {
  address,
  change,
  confirm,
  drafts,
  keepDraft,
  openSite,
  rows,
  type,
} from '#parts/testing/at-site.tsx'
import { type Service, services } from '../data.ts'
import LaundryPage from './page.tsx'

const shirt: Service = {
  id: 'shirt',
  name: 'Shirt',
  unit: 'per item',
  priceCents: 150,
  turnaroundHours: 24,
  available: true,
  position: 1,
  imagePath: null,
}
const wash = { ...shirt, id: 'wash', name: 'Wash and fold', unit: 'per kg', priceCents: 350 }

const openPage = (at: string) =>
  openSite(<LaundryPage />, {
    at,
    house: { phone: '+250 1', laundry_pickup_fee: 3 },
    fill: (client) => client.setQueryData(services().queryKey, known([shirt, wash])),
  })

/** By its end: the number stands before it. */
const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name })
/** The button stands in the panel and in the foot; styles show one of them. */
const button = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name })[0]!

function choose(name: string, qty: string) {
  const field = screen.getByRole('spinbutton', { name })
  fireEvent.change(field, { target: { value: qty } })
  fireEvent.blur(field)
}

async function walkToReview() {
  await screen.findByRole('spinbutton', { name: 'Shirt' })
  choose('Shirt', '2')
  choose('Wash and fold', '2.5')
  fireEvent.click(button('Next'))
  await heading(/Schedule$/)
  fireEvent.click(button('Next'))
  await heading(/Details$/)
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  type('Pickup address', 'Room 4')
  fireEvent.click(button('Next'))
  await heading(/Review and Confirm$/)
}

it('goes on only when a step is valid, and says what it lacks (spec 2 §2)', async () => {
  openPage('/laundry')
  await screen.findByRole('spinbutton', { name: 'Shirt' })
  expect(button('Next').disabled).toBe(true)
  expect(screen.getByText('Choose what we may wash for you.')).toBeTruthy()
  choose('Shirt', '2')
  expect(button('Next').disabled).toBe(false)
  fireEvent.click(button('Next'))
  await heading(/Schedule$/)
  expect(address()).toBe('/laundry?step=schedule')
  type('Drop-off date', '2026-11-21')
  expect(button('Next').disabled).toBe(true)
  type('Drop-off date', '2026-11-23')
  fireEvent.click(button('Next'))
  await heading(/Details$/)
  expect(button('Next').disabled).toBe(true)
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  expect(button('Next').disabled).toBe(true)
  type('Pickup address', '   ')
  expect(button('Next').disabled).toBe(true)
  type('Pickup address', 'Room 4')
  expect(button('Next').disabled).toBe(false)
  fireEvent.click(button('Back'))
  await heading(/Schedule$/)
})

it('confirms the documents’ payload once, and starts anew with the defaults', async () => {
  openPage('/laundry')
  await walkToReview()
  const once = button('Confirm booking')
  fireEvent.click(once)
  fireEvent.click(once)
  await waitFor(() => expect(address()).toContain('/laundry?step=sent&id='))
  expect(confirm).toHaveBeenCalledTimes(1)
  const operation = confirm.mock.calls[0]![0]
  expect(operation).toMatchObject({
    route: 'placeLaundryOrder',
    actor: { kind: 'guest' },
    validUntil: '2026-11-21T12:15:00.000Z',
    words: { detail: '2 × Shirt, 2.5 kg Wash and fold' },
    body: {
      customer: 'Aline',
      pickup: true,
      rush: false,
      pick_up: '2026-11-21T14:00',
      drop_off: '2026-11-22T16:00',
      totals: { items_subtotal: 11.75, fees: 3, grand_total: 14.75 },
      items: [
        { service_id: 'shirt', qty: 2 },
        { service_id: 'wash', qty: 2.5 },
      ],
      source: 'public',
      language: 'en',
    },
  })
  expect(drafts.has('laundry')).toBe(false)
  cleanup()
  openPage('/laundry')
  const shirts = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Shirt' })
  expect(shirts.value).toBe('0')
  expect(screen.getByLabelText<HTMLInputElement>('Pickup').checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Express').checked).toBe(false)
})

it('keeps everything when it could not be saved, and says so', async () => {
  confirm.mockRejectedValueOnce(new NotSavedError('quota', 'full'))
  openPage('/laundry')
  await walkToReview()
  fireEvent.click(button('Confirm booking'))
  expect(await screen.findByText('Your order was not saved')).toBeTruthy()
  expect(address()).toBe('/laundry?step=review')
  const first = confirm.mock.calls[0]![0]
  fireEvent.click(button('Confirm booking'))
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2))
  // The same order, not another.
  expect(confirm.mock.calls[1]![0].id).toBe(first.id)
})

it('leads to no step before those it stands on', async () => {
  openPage('/laundry?step=review')
  await heading(/Services$/)
})

it('finds a draft again, at the first step that lacks something', async () => {
  const draft = { quantities: { shirt: 3 }, name: 'Aline', ids: { id: 'op-9', code: 'K7MPQ2XY' } }
  keepDraft('laundry', draft)
  openPage('/laundry?step=review')
  await heading(/Details$/)
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Aline')
})

it('brings an order that came too late back with the next good time', async () => {
  const body = {
    code: 'K7MPQ2XY',
    customer: 'Aline',
    customer_phone: '0788 123 456',
    room: null,
    address: 'Room 4',
    pickup: false,
    pick_up: '2026-11-21T10:00',
    drop_off: '2026-11-22T16:00',
    rush: true,
    notes: null,
    items: [{ service_id: 'shirt', qty: 2 }],
    source: 'public',
  } satisfies PlaceLaundryOrder
  rows.push(operationRow({ id: 'op-1', route: 'placeLaundryOrder', body }, { state: 'parked' }))
  change.mockResolvedValue({
    outcome: 'changed',
    successor: operationRow({ id: 'op-2', route: 'placeLaundryOrder' }),
  })
  openPage('/laundry?change=op-1&step=schedule&time=next')
  await heading(/Schedule$/)
  expect(screen.getByLabelText<HTMLInputElement>('Pickup time').value).toBe('14:00')
  fireEvent.click(button('Next'))
  await heading(/Details$/)
  fireEvent.click(button('Next'))
  await heading(/Review and Confirm$/)
  fireEvent.click(button('Send the change'))
  await waitFor(() => expect(address()).toBe('/laundry?step=sent&id=op-2'))
  expect(change).toHaveBeenCalledTimes(1)
  expect(change.mock.calls[0]).toMatchObject([
    'op-1',
    { body: { code: 'K7MPQ2XY', pick_up: '2026-11-21T14:00', pickup: false, rush: true } },
  ])
})
