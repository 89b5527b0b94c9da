// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { rentCar, type CarDays } from '#contract/rentals.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { ReadError } from '#offline/reads/types.ts'
import { known, operationRow } from '#offline/testing/fake-offline.ts'
import {
  address,
  change,
  confirm,
  heading,
  keepDraft,
  openSite,
  press,
  rows,
  type,
} from '#parts/testing/at-site.tsx'
import { type Car, cars } from '../data.ts'
import { carDays } from '../use-car-days.ts'
import CarRentalPage from './page.tsx'

/** 08:00 at the house: 10:00 is ahead. */
const NOW = Date.parse('2026-11-21T06:00:00Z')

const car = (id: string, more: Partial<Car> = {}): Car => ({
  id,
  name: `Car ${id}`,
  category: '4x4',
  seats: 4,
  transmission: 'Manual',
  fuel: 'Petrol',
  dailyRateCents: 6000,
  description: '',
  imagePath: null,
  available: true,
  ...more,
})
const out = (car_id: string): CarDays => ({
  id: car_id,
  version: 1,
  operation_id: null,
  created_at: '',
  changed_at: '',
  car_id,
  pickup_date: '2026-11-24',
  pickup_time: '10:00',
  dropoff_date: '2026-11-26',
  dropoff_time: '10:00',
})

function openPage(
  at = '/car-rental',
  { taken = [] as CarDays[], cause = undefined as string | undefined, loaded = true } = {},
) {
  const shown = (
    <Routes>
      <Route path="car-rental" element={<CarRentalPage />} />
    </Routes>
  )
  return openSite(shown, {
    at,
    now: NOW,
    fill(client) {
      const { queryKey } = cars()
      if (loaded) {
        const all = [car('2', { dailyRateCents: 7500 }), car('1'), car('3', { available: false })]
        client.setQueryData(queryKey, known(all))
      } else {
        client.setQueryDefaults(queryKey, { staleTime: Infinity, retryOnMount: false })
        const failed = client.getQueryCache().build(client, { queryKey })
        failed.setState({
          status: 'error',
          error: new ReadError({ cause: 'no-house' }),
          fetchStatus: 'idle',
        })
      }
      client.setQueryData(carDays().queryKey, { ...known(taken), ...(cause && { cause }) })
    },
  })
}

async function toSchedule(name = /Car 1/) {
  fireEvent.click(await screen.findByRole('radio', { name }))
  press('Next: Schedule')
  await heading(/Schedule and Locations/)
}

async function toReview() {
  await toSchedule()
  type('Pick-up location', 'The house')
  type('Drop-off location', 'Kigali')
  press('Next: Details')
  await heading(/3\s*Details/)
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  press('Next: Review')
  await heading(/Review/)
}

it('goes through its steps, each with an address, and sends the documents’ payload', async () => {
  openPage()
  expect((await screen.findAllByRole('radio')).length).toBe(2)
  await toReview()
  expect(address()).toBe('/car-rental?step=review')
  press('Confirm rental')
  await waitFor(() => expect(address()).toContain('step=payment&request='))
  const [operation] = confirm.mock.calls[0] ?? []
  expect(operation).toMatchObject({
    route: 'rentCar',
    actor: { kind: 'guest' },
    words: { title: 'Rent Car 1, 1 day from 21 Nov', detail: 'Car 1' },
    // A quarter of an hour of grace after 10:00 in Kigali.
    validUntil: '2026-11-21T08:15:00.000Z',
    body: {
      car_id: '1',
      schedule: {
        pickup_date: '2026-11-21',
        pickup_time: '10:00',
        dropoff_date: '2026-11-22',
        dropoff_time: '10:00',
      },
      extras: { gps: true, child_seat: false, insurance: true, pickup_delivery: true },
      totals: { days: 1, base_price: 60, extras_total: 23, grand_total: 83, currency: 'USD' },
      source: 'public-car-page',
    },
  })
  expect(safeParse(rentCar, operation?.body).success).toBe(true)
  expect(await screen.findByText('Saved on this device, not yet with the house')).toBeTruthy()
  expect(screen.getByText('Pay at the house')).toBeTruthy()
  expect(screen.queryByText(/Received by the house/)).toBeNull()
})

it('asks for a car first, in the documents’ words, and lets nobody past a step', async () => {
  openPage('/car-rental?step=review')
  await waitFor(() => expect(address()).toBe('/car-rental'))
  press('Next: Schedule')
  expect(await screen.findByText('Pick a car')).toBeTruthy()
  expect(screen.getByText('Please select a car first.')).toBeTruthy()
})

it('says that the car is out, and takes another that is free by one touch', async () => {
  openPage('/car-rental', { taken: [out('1')] })
  await toSchedule()
  type('Pick-up date', '2026-11-25')
  expect(await screen.findByText('Car 1 is taken for some of this time')).toBeTruthy()
  type('Pick-up location', 'The house')
  type('Drop-off location', 'The house')
  press('Next: Details')
  expect((await screen.findAllByText('This car is taken for some of this time.')).length).toBe(2)
  // Nothing is missing: it is to be put right.
  expect(screen.getByRole('alert').textContent).toContain('Please correct 1 field')
  press('Take Car 2, $98.00')
  await waitFor(() => expect(screen.queryByText(/is taken for some/)).toBeNull())
  expect(screen.getAllByText('Car 2').length).toBeGreaterThan(0)
})

it('warns with "as of" alone where what is known of others is old', async () => {
  openPage('/car-rental', { taken: [out('1')], cause: 'no-house' })
  await toSchedule()
  type('Pick-up date', '2026-11-25')
  expect(await screen.findByText('Car 1 is taken for some of this time')).toBeTruthy()
  expect(screen.getByText(/Taken days are from then/)).toBeTruthy()
  type('Pick-up location', 'The house')
  type('Drop-off location', 'Kigali')
  press('Next: Details')
  expect(await heading(/3\s*Details/)).toBeTruthy()
})

it('keeps everything typed when it cannot be saved, and says so', async () => {
  confirm.mockRejectedValue(new NotSavedError('quota'))
  openPage()
  await toReview()
  press('Confirm rental')
  expect(await screen.findByText('Your rental was not saved')).toBeTruthy()
  expect(address()).toBe('/car-rental?step=review')
  expect(screen.getAllByText('Aline').length).toBe(1)
})

it('finds the form again where it was left', async () => {
  keepDraft('cars', {
    carId: '2',
    pickupDate: '2026-11-30',
    pickup: 'The house',
    extras: { gps: false },
  })
  openPage('/car-rental?step=schedule')
  expect(((await screen.findByLabelText('Pick-up date')) as HTMLInputElement).value).toBe(
    '2026-11-30',
  )
  expect((screen.getByLabelText(/GPS/) as HTMLInputElement).checked).toBe(false)
  expect((screen.getByLabelText(/Full insurance/) as HTMLInputElement).checked).toBe(true)
})

it('says what is missing in the documents’ words', async () => {
  openPage('/car-rental?step=payment')
  expect(await screen.findByText('Missing rental')).toBeTruthy()
  expect(screen.getByText('Please go back and try again.')).toBeTruthy()
})

it('says when the cars could not be loaded, with a way on', async () => {
  openPage('/car-rental', { loaded: false })
  expect(await screen.findByText('Failed to load cars.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

function parkedRow(code: string, current: unknown): OperationRow {
  return {
    id: 'op1',
    route: 'rentCar',
    state: 'parked',
    parkReason: 'refused',
    wish: null,
    madeId: null,
    attempts: [],
    tries: 1,
    words: { title: '', detail: 'Car 1' },
    body: {
      code: 'K7MPQ2XY',
      car_id: '1',
      schedule: { ...out('1') },
      locations: { pickup: 'The house', dropoff: 'Kigali' },
      extras: { gps: true },
      customer: { name: 'Aline', phone: '0788 123 456', email: null },
      totals: { days: 2, base_price: 120, extras_total: 10, grand_total: 130, currency: 'USD' },
    },
    answer: {
      status: 409,
      code,
      message: 'Car 1 is no longer free for this time.',
      at: 0,
      body: { code, current },
    },
  } as unknown as OperationRow
}

it('takes another free car by one touch when the house has given this one away', async () => {
  rows.push(
    parkedRow('car_taken', {
      car_id: '1',
      cars: [{ car_id: '2', name: 'Car 2', daily_rate: 75 }],
    }),
  )
  change.mockResolvedValue({
    outcome: 'changed',
    successor: operationRow({ id: 'op2', route: 'rentCar' }),
  })
  openPage('/car-rental?step=payment&request=op1')
  expect(await screen.findByText('Car 1 is no longer free for this time.')).toBeTruthy()
  press('Take Car 2 instead, $160.00')
  await waitFor(() => expect(change).toHaveBeenCalled())
  expect(change.mock.calls[0]).toMatchObject([
    'op1',
    { body: { car_id: '2', totals: { grand_total: 160 } }, words: { detail: 'Car 2' } },
  ])
  expect(screen.queryByText('Pay at the house')).toBeNull()
})

it('says when the house named no id', async () => {
  const row = parkedRow('', null)
  rows.push({ ...row, state: 'taken', parkReason: null, answer: null } as OperationRow)
  openPage('/car-rental?step=payment&request=op1')
  expect(await screen.findByText('Rental created but ID missing from response.')).toBeTruthy()
})
