// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { RentalStatusPanel } from '#features/cars/parts/rental-status-panel.tsx'
import { CartStatusPanel } from '#features/cart/parts/cart-status-panel.tsx'
import { LaundryStatusPanel } from '#features/laundry/site/page.tsx'
import { OrderStatusPanel } from '#features/restaurant/site/order-status-panel.tsx'
import { BookingStatusPanel } from '#features/rooms/checkout/booking-status-panel.tsx'
import { ReservationStatusPanel } from '#features/tables/site/page.tsx'
import { TourStatusPanel } from '#features/tours/site/tour-status-panel.tsx'
import type { OperationRow } from '#offline/db/schema.ts'
import { openSite } from '#parts/testing/at-site.tsx'

/** A screen never looks confirmed before it is (design §7), whatever was booked. */

interface Service {
  route: OperationRow['route']
  screen: (operation: OperationRow) => ReactNode
  /** The house's answer with the row in this state. */
  answer: (status: string) => object
  /** The service's words for a row that waits, that the house said yes to, and that is off. */
  states: { waits: string; confirmed: string; cancelled: string }
  /** The headline of each: of what waits, and of what is confirmed. */
  says: { waits: string; confirmed: string }
}

const one = (name: string) => (status: string) => ({
  [name]: { id: '7', version: 1, code: 'ABCD2345', status, cancel_reason: 'Flooded' },
})
const approved = { waits: 'pending', confirmed: 'approved', cancelled: 'cancelled' }
const RUNGS = { waits: 'Received by the house', confirmed: 'Confirmed' }

const services: Record<string, Service> = {
  table: {
    route: 'reserveTable',
    screen: (operation) => <ReservationStatusPanel operation={operation} />,
    answer: one('reservation'),
    states: { ...approved, confirmed: 'confirmed' },
    says: { ...RUNGS, confirmed: 'Table booked!' },
  },
  laundry: {
    route: 'placeLaundryOrder',
    screen: (operation) => <LaundryStatusPanel operation={operation} />,
    answer: one('order'),
    states: { ...approved, confirmed: 'processing' },
    says: { ...RUNGS, confirmed: 'Laundry booked!' },
  },
  tour: {
    route: 'bookTour',
    screen: (operation) => <TourStatusPanel operation={operation} />,
    answer: one('booking'),
    states: approved,
    says: { waits: 'Booking placed!', confirmed: 'Booking placed!' },
  },
  meal: {
    route: 'placeRestaurantOrder',
    screen: (operation) => <OrderStatusPanel operation={operation} pay={false} />,
    answer: one('order'),
    states: { ...approved, confirmed: 'accepted' },
    says: { waits: 'Order placed!', confirmed: 'Order placed!' },
  },
  car: {
    route: 'rentCar',
    screen: (operation) => <RentalStatusPanel operation={operation} />,
    answer: one('rental'),
    states: approved,
    says: RUNGS,
  },
  room: {
    route: 'bookRoom',
    screen: (operation) => <BookingStatusPanel operation={operation} />,
    answer: one('booking'),
    states: approved,
    says: RUNGS,
  },
  bundle: {
    route: 'bookBundle',
    screen: (operation) => <BookingStatusPanel operation={operation} />,
    // Two rooms: the first is approved before the second is.
    answer: (status) => ({
      booking_ids: ['7', '8'],
      bookings: [
        one('booking')(status === 'pending' ? 'approved' : status).booking,
        { ...one('booking')(status).booking, id: '8' },
      ],
    }),
    states: approved,
    says: RUNGS,
  },
  cart: {
    route: 'bookCart',
    screen: (operation) => <CartStatusPanel operation={operation} />,
    answer: (status) => ({
      cart: {
        code: 'ABCD2345',
        version: 1,
        lines: [{ line: 'a', kind: 'tour', code: 'X', status, subjects: [] }],
      },
    }),
    states: approved,
    says: RUNGS,
  },
}

const BODY = { code: 'ABCD2345', payment: { method: 'cash' }, totals: {}, booking: {}, lines: [] }

function show({ route, screen: view, answer }: Service, status: string | null) {
  const operation = {
    id: 'op-1',
    route,
    params: {},
    body: BODY,
    words: { title: 'It', detail: '' },
    state: status === null ? 'waiting' : 'taken',
    madeId: status === null ? null : '7',
    parkReason: null,
    wish: null,
    attempts: [],
    tries: 0,
    answer: status === null ? null : { status: 201, body: answer(status), code: null, at: 0 },
  } as unknown as OperationRow
  openSite(view(operation), { now: 0 })
}

const headline = () => screen.getAllByRole('heading')[0]
const reached = () => screen.queryByRole('listitem', { current: 'step' })?.textContent
/** The check stands for "confirmed" and for nothing less. */
const hasCheck = () => headline()?.querySelector('.lucide-circle-check') !== null

describe.each(Object.entries(services))('%s', (name, service) => {
  const { states, says } = service

  it('waiting on this device: no word of success', () => {
    show(service, null)
    expect(headline()?.textContent).toBe('Saved on this device, not yet with the house')
    // Who has no words of its own stands under the page's heading.
    expect(headline()?.tagName).toBe(says === RUNGS ? 'H2' : 'H1')
    expect(hasCheck()).toBe(false)
  })

  it('with the house, which has still to say yes', () => {
    show(service, states.waits)
    expect(headline()?.textContent).toBe(says.waits)
    expect(hasCheck()).toBe(false)
    expect(screen.queryByText(/booked!/)).toBeNull()
    expect(reached()).toContain('With the house')
  })

  it('confirmed', () => {
    show(service, states.confirmed)
    expect(headline()?.textContent).toBe(says.confirmed)
    if (name !== 'meal') expect(hasCheck()).toBe(true)
  })

  it('cancelled: that, and nothing of the success', () => {
    show(service, states.cancelled)
    expect(headline()?.textContent).toBe('Cancelled')
    expect(screen.queryByText(/booked!|placed!|Received by/)).toBeNull()
  })
})
