import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { expect } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { useCancelOrder } from '#features/restaurant/requests.tsx'
import type { BookTour } from '#contract/tour-bookings.ts'
import type { ChargeToStay } from '#contract/folio.ts'
import type { LaundryOrder, PlaceLaundryOrder } from '#contract/laundry.ts'
import type { RentCar } from '#contract/rentals.ts'
import type { ResourceRow } from '#contract/resources.ts'
import type { Order } from '#contract/restaurant.ts'
import { rentalExtraCents } from '#domain/cars.ts'
import type { Reservation } from '#contract/tables.ts'
import type { Car } from '#features/cars/data.ts'
import type { DeskRental } from '#features/cars/desk/data.ts'
import { RentalDialog } from '#features/cars/desk/manage/rental-dialog.tsx'
import { RentalActions } from '#features/cars/desk/rental-actions.tsx'
import { formOf as rentalForm, rentBody } from '#features/cars/form/body.ts'
import { emptyForm as emptyRental, rentals } from '#features/cars/form/form.ts'
import { rentRequest } from '#features/cars/operations/rent-car.ts'
import { useCartForm } from '#features/cart/form/use-cart-form.ts'
import { cartBody } from '#features/cart/form/form.ts'
import { cartRequest } from '#features/cart/operations/book-cart.ts'
import { emptyOrder as emptyOwnOrder } from '#features/custom/desk/manage/new-order.ts'
import { customOrdersOf } from '#features/custom/site/form.ts'
import { charge } from '#features/folio/desk/commands.ts'
import { OrderDialog } from '#features/laundry/desk/manage/order-dialog.tsx'
import { LaundryActions } from '#features/laundry/desk/order.tsx'
import {
  bodyOf as laundryBody,
  emptyForm as emptyLaundry,
  laundryOrders,
} from '#features/laundry/form/form.ts'
import { quoteOf } from '#features/laundry/form/quote.ts'
import { laundryRequest } from '#features/laundry/operations/place.ts'
import { stepPayment, voidPayment } from '#features/payments/desk/change.ts'
import { recordPayment } from '#features/payments/desk/record.ts'
import { settleCancelled } from '#features/payments/desk/settle.ts'
import type { Money } from '#features/payments/money.ts'
import { OrderActions } from '#features/restaurant/desk/order-actions.tsx'
import { orderRequest } from '#features/restaurant/operations/place.ts'
import { bodyOf as orderBody } from '#features/restaurant/site/form/body.ts'
import { emptyForm as emptyOrder, orders } from '#features/restaurant/site/form/form.ts'
import { emptyForm as emptyStay } from '#features/rooms/checkout/form.ts'
import { useStayForm } from '#features/rooms/checkout/use-stay-form.ts'
import { ReservationActions } from '#features/tables/desk/index.tsx'
import TakeTable from '#features/tables/desk/take-table.tsx'
import { reserveRequest } from '#features/tables/operations.ts'
import {
  bodyOf as tableBody,
  emptyForm as emptyTable,
  reservations,
} from '#features/tables/form.ts'
import type { DeskTourBooking } from '#features/tours/desk/data.ts'
import { BookingDialog } from '#features/tours/desk/manage/booking-dialog.tsx'
import { TravelPrice } from '#features/tours/desk/travel-price.tsx'
import { TourActions } from '#features/tours/desk/tour-actions.tsx'
import { bodyOf as tourBody } from '#features/tours/form/body.ts'
import { bookings, emptyForm as emptyTour, totalsOf as tourTotals } from '#features/tours/form/form.ts'
import { bookRequest } from '#features/tours/operations/book.ts'
import { setOffline } from '#offline/offline.ts'
import { useOrderForm } from '#parts/desk/use-order-form.ts'
import { useRequestForm } from '#parts/request-form/use-request-form.ts'
import { useSend } from '#parts/request-form/use-send.ts'
import { installDialog } from '#ui/test-render.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import { massage, meal, paymentOn, rental, subjects, table, tour, washing } from './house-rows.ts'
import type { RecordedDevice } from './recorded-device.ts'

/**
 * Everything of the five services that may wait on a device, done as a person does it: the app's own
 * code makes the operation. This is the one place that names that code; where it moves, this file
 * follows, and what is kept of what it sends does not change.
 */

export interface Command {
  name: string
  signedIn: boolean
  /** The house's row that it is done on, where that is not pending. */
  row?: ResourceRow
  run(device: RecordedDevice): Promise<unknown>
}

export const ZONE = 'Africa/Kigali'
export const person = { name: ' Aline Mukamana ', phone: '0788 123 456', email: 'aline@example.com' }

/** Within what the app has round every screen. */
export function within({ offline, client }: RecordedDevice) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  setOffline(offline)
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter>
          <ToastProvider>{children}</ToastProvider>
        </MemoryRouter>
      </I18nProvider>
    </QueryClientProvider>
  )
}

/** What a hook gives, once its queries had their turn. */
export async function use<Given>(device: RecordedDevice, hook: () => Given): Promise<Given> {
  const { result } = renderHook(hook, { wrapper: within(device) })
  await act(async () => undefined)
  return result.current
}

/** A command of a hook. */
export async function taken<Given>(
  device: RecordedDevice,
  hook: () => Given,
  work: (given: Given) => Promise<unknown>,
) {
  const given = await use(device, hook)
  await act(async () => void (await work(given)))
  cleanup()
}

/** A form that is filled in and saved. */
export async function filledIn(
  device: RecordedDevice,
  form: (saved: () => void) => ReactElement,
  fields: Record<string, string>,
  button: string,
  again = false,
) {
  installDialog()
  let isSaved = false
  render(
    form(() => (isSaved = true)),
    { wrapper: within(device) },
  )
  await act(async () => undefined)
  await fillIn(fields)
  await saveBy(device, button, () => isSaved, again)
}

/** A button of the desk's; `asked`: what its dialog is told, and the button that sends it. */
export async function pressed(
  device: RecordedDevice,
  actions: ReactElement,
  ...[button, asked]: Pressed
) {
  installDialog()
  render(actions, { wrapper: within(device) })
  await act(async () => undefined)
  if (asked === undefined) return await saveBy(device, button)
  fireEvent.click(screen.getByRole('button', { name: button }))
  await act(async () => undefined)
  await fillIn(asked.fields)
  await saveBy(device, asked.button)
}

export type Pressed = readonly [button: string, asked?: { fields: Record<string, string>; button: string }]

/** The button of a step; Cancel asks for the reason. */
function labelOf(step: string, reason = '', noun = ''): Pressed {
  const label = step.replace(/^./, (first) => first.toUpperCase())
  if (step !== 'cancel') return [label]
  return [label, { fields: { 'Reason for the guest': reason }, button: `Cancel ${noun}` }]
}

async function fillIn(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    // By its beginning: some say that they may be left empty.
    const begins = (text: string) => text.startsWith(label)
    const [field] = await screen.findAllByLabelText(begins, {}, { timeout: 60_000 })
    fireEvent.change(field as HTMLElement, { target: { value } })
    fireEvent.blur(field as HTMLElement)
  }
}

async function saveBy(device: RecordedDevice, button: string, isSaved = () => false, again = false) {
  // A dialog's own stands behind the one of the same name that opened it.
  const press = () =>
    void fireEvent.click(screen.getAllByRole('button', { name: button }).at(-1) as HTMLElement)
  press()
  const rows = () => device.offline.outbox.list()
  const isThere = async () => {
    if (isSaved() || (await rows()).length > 0) return
    // Some save nothing before their draft was read; once it is, a second tap does nothing.
    if (again) press()
    throw new Error(`${button} saved nothing`)
  }
  // A machine that has much else to do takes its time.
  await waitFor(isThere, { timeout: 60_000 })
  cleanup()
}

export const names = (count: number) => {
  const id = `01980000-0000-7000-8000-${String(count).padStart(12, '0')}`
  return { ids: { id, code: `CDE${String(count + 22222)}` }, id, changing: null }
}

const order = (changes: Partial<typeof emptyOrder>, card: string | null = null) =>
  orderBody(
    {
      ...emptyOrder,
      ...person,
      cart: [
        { id: 'steak', name: 'Steak', priceCents: 1225, qty: 2 },
        { id: 'coffee', name: 'Coffee', priceCents: 300, qty: 1 },
      ],
      notes: 'No groundnuts',
      ...changes,
    },
    {
      code: 'MEAT3333',
      schedule: { date: '2026-07-01', time: '19:00' },
      promoCounts: true,
      card,
    },
  )

const reservation = (changes: Partial<typeof emptyTable>) =>
  tableBody(
    { ...emptyTable, ...person, partySize: 4, ...changes },
    { code: 'TABE3333', when: { date: '2026-07-02', time: '19:30' } },
  )

const shirts = {
  id: 'shirt',
  name: 'Shirt',
  unit: 'per item',
  priceCents: 150,
  turnaroundHours: 24,
  available: true,
  position: 1,
  imagePath: null,
}
const fees = { pickupFeeCents: 300, rushRate: 0.2 }

function laundry(changes: Partial<typeof emptyLaundry>): PlaceLaundryOrder {
  const form = { ...emptyLaundry, ...person, address: 'Market 4', notes: 'Mild', ...changes }
  const whole = { ...form, quantities: { shirt: 3 } }
  const schedule = {
    pickUp: { date: '2026-07-02', time: '10:00' },
    dropOff: { date: '2026-07-03', time: '16:00' },
  }
  return laundryBody(whole, { code: 'WASH3333', schedule, quote: quoteOf(whole, [shirts], fees) })
}

const car = { id: 'car', name: 'RAV4', dailyRateCents: 6000 } as Car
const outing = {
  pickup_date: '2026-07-05',
  pickup_time: '10:00',
  dropoff_date: '2026-07-07',
  dropoff_time: '12:00',
}
const rent = (): RentCar => {
  const form = {
    ...rentalForm({ schedule: outing, locations: {}, customer: {} } as RentCar),
    ...person,
    pickup: ' Airport ',
    dropoff: 'The house',
    extras: { ...rental.extras, gps: true, pickup_delivery: true },
  }
  return rentBody(form, car, { period: outing, prices: rentalExtraCents }, 'CARS3333')
}

const trip = (changes: Partial<typeof emptyTour>, card: string | null = null): BookTour => {
  const form = { ...emptyTour, ...person, people: 3, notes: 'Slowly', ...changes }
  const picked = { tourId: 'hike', date: '2026-07-05', priceCents: 7550 }
  const totals = tourTotals(form, 7550, true)
  return tourBody(form, picked, { code: 'TREK3333', totals, card })
}

export const guest = (name: string, run: Command['run']): Command => ({ name, signedIn: false, run })
export const desk = (name: string, run: Command['run'], row?: object): Command => ({
  name,
  signedIn: true,
  run,
  ...(row && { row: row as ResourceRow }),
})

const restaurant: Command[] = [
  ...(
    [
      ['in cash', { promoOn: true, promoCode: 'RIDGE' }, null],
      ['on the room', { payment: 'room', roomNumber: ' 4 ', roomGuest: 'Eric' }, null],
      ['by card', { payment: 'card', service: 'pickup', customRequest: 'Isombe' }, 'visa 4242'],
    ] as const
  ).map(([how, changes, card], at) =>
    guest(`a guest orders, paid ${how}`, (device) =>
      taken(
        device,
        useSend,
        ({ submit }) => submit(orderRequest(order(changes, card), ZONE), names(at + 1)),
      ),
    ),
  ),
  guest('a guest takes an order back', async (device) => {
    await taken(
      device,
      useSend,
      ({ submit }) => submit(orderRequest(order({}), ZONE), names(1)),
    )
    const [placed] = await device.offline.outbox.list()
    if (placed === undefined) throw new Error('Nothing was ordered')
    const own = { id: `op:${placed.id}`, code: 'MEAT3333', number: null }
    await taken(
      device,
      () => useCancelOrder(placed),
      ({ cancel }) => cancel(own),
    )
  }),
  ...(
    [
      ['accept', 'pending'],
      ['start', 'accepted'],
      ['ready', 'preparing'],
      ['deliver', 'ready'],
      ['complete', 'delivered'],
      ['cancel', 'pending'],
    ] as const
  ).map(([step, status]) => {
    const row = { ...meal, status }
    const run = (device: RecordedDevice) =>
      pressed(device, <OrderActions order={row as Order} />, ...labelOf(step, ' Too late ', 'order'))
    return desk(`the desk's ${step} of an order`, run, row)
  }),
]

const noShow: Pressed = ['No-show', { fields: {}, button: 'Mark as no-show' }]

const tables: Command[] = [
  desk('the desk takes a table', (device) =>
    filledIn(
      device,
      (saved) => (
        <TakeTable guest={null} changing={null} onClose={() => undefined} onSaved={saved} />
      ),
      { 'Guest name': 'Odile', Date: '2026-07-10', Time: '19:00', Notes: ' A window ' },
      'Book table',
    ),
  ),
  guest('a guest reserves', (device) =>
    taken(
      device,
      useSend,
      ({ submit }) => {
        const asked = reservation({ notes: ' A window ', promoOn: true, promoCode: 'X' })
        return submit(reserveRequest(asked, ZONE), names(1))
      },
    ),
  ),
  ...(
    [
      ['confirm', 'pending'],
      ['seat', 'confirmed'],
      ['complete', 'seated'],
      ['no-show', 'confirmed'],
      ['cancel', 'confirmed'],
    ] as const
  ).map(([step, status]) => {
    const row = { ...table, status }
    const run = (device: RecordedDevice) =>
      pressed(
        device,
        <ReservationActions reservation={row as Reservation} />,
        ...(step === 'no-show' ? noShow : labelOf(step, ' A wedding ', 'table')),
      )
    return desk(`the desk's ${step} of a reservation`, run, row)
  }),
]

const offered = [{ id: 'shirt', name: 'Shirt', unit: 'per item', priceCents: 150 }]
const times = {
  dropOff: '2026-07-01',
  dropOffTime: '11:00',
  pickUp: '2026-07-02',
  pickUpTime: '16:00',
}
const laundryDialog = (editing: LaundryOrder | null) =>
  function Form(saved: () => void) {
    return (
      <OrderDialog
        services={offered}
        fees={fees}
        times={times}
        editing={editing}
        changing={null}
        onClose={() => undefined}
        onSaved={saved}
      />
    )
  }

const laundries: Command[] = [
  guest('a guest sends laundry, express', (device) =>
    taken(
      device,
      useSend,
      ({ submit }) => submit(laundryRequest(laundry({ express: true }), '3 × Shirt', ZONE), names(1)),
    ),
  ),
  guest('a guest brings laundry', (device) =>
    taken(
      device,
      useSend,
      ({ submit }) => submit(laundryRequest(laundry({ pickup: false }), '3 × Shirt', ZONE), names(1)),
    ),
  ),
  desk('the desk takes laundry in', (device) =>
    filledIn(
      device,
      laundryDialog(null),
      { Customer: 'Odile', Room: '4', 'Service 1': 'shirt', 'Quantity 1': '2', Notes: 'Mild' },
      'Save',
    ),
  ),
  desk(
    'the desk changes laundry',
    (device) =>
      filledIn(
        device,
        laundryDialog(washing as unknown as LaundryOrder),
        { Customer: 'Odile', Notes: 'Mild', 'Quantity 1': '5' },
        'Save',
      ),
    washing,
  ),
  ...(
    [
      ['start', 'pending'],
      ['ready', 'processing'],
      ['deliver', 'ready'],
      ['cancel', 'pending'],
    ] as const
  ).map(([step, status]) => {
    const row = { ...washing, status }
    const run = (device: RecordedDevice) =>
      pressed(device, <LaundryActions order={row as never} />, ...labelOf(step, ' Lost ', 'order'))
    return desk(`the desk's ${step} of laundry`, run, row)
  }),
]

const wishedRental: [Pressed, string][] = [
  [labelOf('approve'), 'pending'],
  [labelOf('complete'), 'approved'],
  [labelOf('cancel', ' Broken ', 'rental'), 'approved'],
  [
    ['Reschedule', { fields: { Start: '2026-07-06', End: '2026-07-09' }, button: 'Reschedule' }],
    'approved',
  ],
]
const cars: Command[] = [
  guest('a guest rents a car', (device) =>
    taken(
      device,
      useSend,
      ({ submit }) => submit(rentRequest(rent(), 'RAV4', ZONE), names(1)),
    ),
  ),
  desk('the desk rents a car', (device) =>
    filledIn(
      device,
      (saved) => (
        <RentalDialog guest={null}
          car={{ id: 'car', name: 'RAV4', priceCents: 6000 }}
          rentals={[]}
          today="2026-07-01"
          changing={null}
          onClose={() => undefined}
          onSaved={saved}
        />
      ),
      { 'Guest name': 'Odile', 'Start date': '2026-07-10', 'End date': '2026-07-12' },
      'Rent',
    ),
  ),
  ...wishedRental.map(([wished, status]) => {
    const row = { ...rental, status }
    const run = (device: RecordedDevice) =>
      pressed(device, <RentalActions rental={row as DeskRental} />, ...wished)
    return desk(`the desk's ${wished[0].toLowerCase()} of a rental`, run, row)
  }),
]

const tours: Command[] = [
  ...(
    [
      ['in cash', { payment: 'pay-on-arrival', promoOn: true, promoCode: 'SAVE10' }, null],
      ['on the room', { payment: 'room', roomNumber: ' 4 ', roomGuest: 'Eric' }, null],
      ['by card', {}, 'visa 4242'],
    ] as const
  ).map(([how, changes, card], at) =>
    guest(`a guest books a tour, paid ${how}`, (device) =>
      taken(
        device,
        useSend,
        ({ submit }) => {
          const hike = { name: 'Volcano hike', departure: '05:30' }
          return submit(bookRequest(trip(changes, card), hike, ZONE), names(at + 1))
        },
      ),
    ),
  ),
  desk('the desk books a tour', (device) =>
    filledIn(
      device,
      (saved) => (
        <BookingDialog guest={null}
          tour={{ id: 'hike', name: 'Volcano hike', priceCents: 7550 }}
          date="2026-07-10"
          leftOn={() => 8}
          changing={null}
          onClose={() => undefined}
          onSaved={saved}
        />
      ),
      { 'Guest name': 'Odile', People: '3' },
      'Book',
    ),
  ),
  desk('the desk changes the travel price', (device) =>
    filledIn(device, () => <TravelPrice />, { 'Travel price per km (USD)': '2.25' }, 'Save'),
  ),
  ...(
    [
      ['approve', 'pending', 'unpaid'],
      ['complete', 'approved', 'paid'],
      ['cancel', 'approved', 'paid'],
    ] as const
  ).map(([step, status, payment_status]) => {
    const row = { ...tour, status, payment_status }
    const run = (device: RecordedDevice) =>
      pressed(
        device,
        <TourActions booking={row as DeskTourBooking} />,
        ...labelOf(step, ' Rain ', 'booking'),
      )
    return desk(`the desk's ${step} of a tour booking`, run, row)
  }),
]

/** What is done alike with a meal, laundry, a car, a tour and an own service. */
const alike: Command[] = Object.entries(subjects).flatMap(([key, id]) => {
  const kind = key as keyof typeof subjects
  const subject = { kind, id, code: 'CODE2222', title: 'What it is for', customer: 'Aline' }
  const paid = {
    amount: 20.5,
    currency: 'USD',
    method: 'cash',
    status: 'paid',
    reference: 'Till 1',
    notes: null,
    customer_name: 'Aline',
  } as const
  const money = () => paymentOn(kind, id) as unknown as Money
  const set = (device: RecordedDevice) => void within(device)
  return [
    desk(`money is taken for ${kind}`, async (device) => {
      set(device)
      await recordPayment(subject, paid)
    }),
    desk(`money for ${kind} is marked as paid`, async (device) => {
      set(device)
      await stepPayment(money(), 'pay')
    }),
    desk(`money for ${kind} is voided`, async (device) => {
      set(device)
      await voidPayment(money(), 'Typed twice')
    }),
    desk(`money for a cancelled ${kind} is settled`, async (device) => {
      set(device)
      await settleCancelled(subject, 'Aline', 2000, 500)
    }),
    desk(`${kind} goes on a stay's bill`, async (device) => {
      set(device)
      const stay = { id: 'stay', guest: 'Aline', roomNumber: '4' }
      const body: ChargeToStay = { kind, subject_id: id, on: true }
      await charge(stay as never, body, 'What it is for')
    }),
  ]
})

const stayLines = () => {
  const { customer: _, ...hired } = rent()
  const { customer: __, payment: ___, ...walked } = trip({})
  const { customer: ____, customer_phone: _____, customer_email: ______, ...washed } = laundry({})
  return [
    { line: 'line-car', kind: 'car', request: hired, title: 'RAV4' },
    { line: 'line-tour', kind: 'tour', request: walked, title: 'Volcano hike' },
    { line: 'line-laundry', kind: 'laundry', request: { ...washed, customer: '' }, title: 'Laundry' },
  ]
}

const cart: Command[] = [
  guest('a guest books a whole stay', (device) =>
    taken(
      device,
      useSend,
      ({ submit }) => {
        const lines = stayLines() as never
        const { ids, ...called } = names(1)
        const form = { ...person, take: 'each', pay: 'counter' } as const
        const body = cartBody(form, lines, { code: ids.code, total: 300 })
        return submit(cartRequest(body, lines, ZONE), called)
      },
    ),
  ),
]

export const commands: Record<string, readonly Command[]> = {
  restaurant,
  tables,
  laundry: laundries,
  cars,
  tours,
  alike,
  cart,
}

const ownForms = customOrdersOf(massage)

/** The guest's forms by the names of their drafts: half filled in, and how a screen finds them again. */
const forms: Record<string, { filled: object; use: () => { form: object; ids: object } }> = {
  restaurant: {
    filled: {
      ...emptyOrder,
      ...person,
      cart: [{ id: 'steak', name: 'Steak', priceCents: 1225, qty: 2 }],
      date: '2026-07-02',
      payment: 'room',
      roomNumber: '4',
    },
    use: () => useRequestForm(orders, { name: 'restaurant', initial: emptyOrder }),
  },
  'restaurant:table': {
    filled: { ...emptyTable, ...person, date: '2026-07-02', time: '19:30', partySize: 5 },
    use: () => useRequestForm(reservations, { name: 'restaurant:table', initial: emptyTable }),
  },
  laundry: {
    filled: { ...emptyLaundry, ...person, quantities: { shirt: 3 }, express: true, notes: 'Mild' },
    use: () => useRequestForm(laundryOrders, { name: 'laundry', initial: emptyLaundry }),
  },
  cars: {
    filled: { ...emptyRental, ...person, carId: 'car', pickupDate: '2026-07-05', pickup: 'Airport' },
    use: () => useRequestForm(rentals, { name: 'cars', initial: emptyRental }),
  },
  'custom:own': {
    filled: { ...ownForms.empty, ...person, day: '2026-07-03', time: '15:00', qty: 2 },
    use: () => useRequestForm(ownForms, { name: 'custom:own', initial: ownForms.empty }),
  },
  'rooms:bundle': {
    filled: { ...emptyStay, ...person, checkIn: '2026-07-10', checkOut: '2026-07-12', quantity: 2 },
    use: () => useStayForm('rooms:bundle'),
  },
  tours: {
    filled: { ...emptyTour, ...person, tourId: 'hike', date: '2026-07-05', people: 3 },
    use: () => useRequestForm(bookings, { name: 'tours', initial: emptyTour }),
  },
}

/** Those that keep their fields in another place: the cart's, and a dialog's of the desk. */
const nested: typeof forms = {
  'cart:form': {
    filled: { form: { ...person, take: 'each', pay: 'counter' }, ids: names(1).ids, changing: null },
    use: useCartForm,
  },
  'order:order:own': {
    filled: { form: { qty: '2', time: '16:00', name: 'Odile' }, operationId: names(1).id },
    use() {
      const begin = () => emptyOwnOrder('2026-07-01')
      const about = { prefix: 'order', about: 'own', changing: null }
      const { draft } = useOrderForm({ ...about, begin, problemsOf: () => ({}) })
      // It has no code of its own to be known again by.
      return { form: draft, ids: draft.name === 'Odile' ? names(1).ids : {} }
    },
  },
}

/** Drafts as this app keeps them. */
export const draftsOfToday = () => {
  const kept = { owner: 'public', changedAt: 1_782_892_800_000 }
  return [
    ...Object.entries(forms).map(([form, { filled }]) => ({
      form,
      value: { ...filled, ids: names(1).ids } as object,
      ...kept,
    })),
    ...Object.entries(nested).map(([form, { filled }]) => ({ form, value: filled, ...kept })),
  ]
}

/** What a screen finds of a draft that lies on the device. */
export async function foundAgain(device: RecordedDevice, form: string): Promise<object> {
  const { result } = renderHook(() => ({ ...forms, ...nested })[form]?.use(), { wrapper: within(device) })
  const isFound = () => {
    expect(result.current?.ids).toEqual(names(1).ids)
  }
  await waitFor(isFound, { timeout: 60_000 })
  const { form: found, ids } = result.current as { form: object; ids: object }
  cleanup()
  return { ...found, ids }
}
