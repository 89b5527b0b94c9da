// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Route, Routes } from 'react-router-dom'
import type { PlaceCustomOrder } from '#contract/custom.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { type NewOperation, NotSavedError } from '#offline/outbox/types.ts'
import { type StoredCartLine } from '#offline/stay-cart.ts'
import { known } from '#offline/testing/fake-offline.ts'
import { confirm, drafts, openSite, press, rows, type } from '#parts/testing/at-site.tsx'
import { type CustomService, customServices } from '../data.ts'
import { customDays } from '../free.ts'
import CustomPage from './page.tsx'

const lines: StoredCartLine[] = []

const service = (more: Partial<CustomService> = {}): CustomService => ({
  id: 'massage-1',
  version: 1,
  operation_id: null,
  created_at: '',
  changed_at: '',
  slug: 'massage',
  names: { en: 'Massage', fr: 'Massage aux pierres' },
  texts: { en: 'An hour of rest.' },
  image_path: null,
  unit: 'person',
  wanted: 'day_time',
  price: 30,
  taxes: ['VAT'],
  capacity: 2,
  duration_minutes: 60,
  notice_hours: 4,
  provided_by: '',
  needs_confirming: true,
  cancel_hours: 24,
  offered: true,
  seen_by: 'guests',
  position: 1,
  ...more,
})

function openPage(
  of: CustomService,
  {
    query = '',
    link = 'up' as 'up' | 'down',
    kept = false,
    locale = 'en',
    taken = [] as { day: string; from: string; until: string; amount: number }[],
  } = {},
) {
  const shown = (
    <Routes>
      <Route path="services/:slug" element={<CustomPage />} />
      <Route path="book" element={<p>The stay</p>} />
    </Routes>
  )
  return openSite(shown, {
    at: `/services/${of.slug}${query}`,
    locale,
    isDown: link === 'down',
    lines,
    house: {
      phone: '+250 1',
      payments: 'sandbox',
      taxes: [{ name: 'VAT', percent: 18, applies_to: ['restaurant'] }],
    },
    fill(client) {
      const cause = kept && { cause: 'no-house' as const }
      client.setQueryData(customServices().queryKey, { ...known([of]), ...cause })
      const claims = taken.map(({ day, from, until, amount }) => ({
        serviceId: of.id,
        from: `${day}T${from}`,
        until: `${day}T${until}`,
        amount,
      }))
      client.setQueryData(customDays().queryKey, { ...known(claims), ...cause })
    },
  })
}

const typePerson = () => {
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
}
const taken = async (operation: NewOperation) => ({ ...operation }) as never
const sent = () => confirm.mock.lastCall?.[0].body as PlaceCustomOrder
const text = () => screen.getByRole('main').textContent

it('says price, length, notice, confirming and cancelling in plain words', () => {
  openPage(service())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Massage')
  expect(text()).toContain('$30.00 per person')
  expect(text()).toContain('An hour of rest.')
  expect(text()).toContain('It takes 1 hour.')
  expect(text()).toContain('Please ask at least 4 hours before.')
  expect(text()).toContain('The house confirms it before it counts.')
  expect(text()).toContain('You can cancel until 1 day before it begins.')
  expect(text()).toContain('Contains VAT 18 %')
})

it('draws what the house wrote in paragraphs and lists', () => {
  openPage(service({ texts: { en: 'An hour of rest.\n\nWith you come:\n\n- a towel\n- a robe' } }))
  const about = within(screen.getByRole('region', { name: 'Massage' }))
  expect(about.getByText('With you come:').tagName).toBe('P')
  expect(about.getAllByRole('listitem').map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['a towel', 'a robe']),
  )
})

it('is named in the guest’s language, with the English text where the house has no other', () => {
  openPage(service(), { locale: 'fr' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Massage aux pierres')
  expect(text()).toContain('An hour of rest.')
})

it('says what is missing, and goes to the first of it', async () => {
  openPage(service())
  press('Order now')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Choose a time.')
  expect(summary.textContent).toContain('Please enter your name and phone number.')
  await waitFor(() => expect(document.activeElement?.id).toBe('custom-time'))
  type('Time', '17:00')
  press('Order now')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The house needs to know 4 hours before. Please choose a later time.',
  )
  type('Time', '19:00')
  expect(screen.getByRole('alert').textContent).not.toContain('4 hours')
  expect(confirm).not.toHaveBeenCalled()
})

it('is saved without a link, with what was on the screen', async () => {
  openPage(service(), { link: 'down', kept: true })
  expect(text()).toContain('as of')
  type('Date', '2026-11-24')
  type('Time', '15:00')
  press('More')
  typePerson()
  confirm.mockImplementation(taken)
  press('Order now')
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(confirm.mock.lastCall?.[0]).toMatchObject({
    route: 'placeCustomOrder',
    actor: { kind: 'guest' },
    words: { title: 'Massage, 24 Nov, 15:00', detail: 'Massage' },
    validUntil: '2026-11-24T13:00:00.000Z',
  })
  expect(sent()).toMatchObject({
    service_id: 'massage-1',
    qty: 2,
    day: '2026-11-24',
    time: '15:00',
    until: null,
    customer: { name: 'Aline', phone: '0788 123 456', email: null },
    totals: { price: 30, total: 60 },
    payment: { method: 'cash' },
    source: 'public',
    language: 'en',
  })
})

it('counts both days of a span, and takes none that ends before it begins', async () => {
  const bicycle = service({
    slug: 'bicycle',
    names: { en: 'Bicycle' },
    unit: 'day',
    wanted: 'span',
    price: 10,
    duration_minutes: null,
    notice_hours: 0,
  })
  openPage(bicycle)
  type('First day', '2026-11-24')
  type('Last day', '2026-11-23')
  typePerson()
  press('Order now')
  expect((await screen.findByRole('alert')).textContent).toContain('It has to end after it begins.')
  type('Last day', '2026-11-26')
  expect(text()).toContain('3 days: the first and the last one count.')
  confirm.mockImplementation(taken)
  press('Order now')
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(sent()).toMatchObject({
    day: '2026-11-24',
    time: null,
    until: '2026-11-26',
    totals: { price: 10, total: 30 },
  })
})

it('asks for no day where none is wanted, and takes kilos by halves', async () => {
  openPage(service({ unit: 'kilo', wanted: 'any_time', duration_minutes: null, capacity: null }))
  expect(screen.queryByLabelText('Date')).toBeNull()
  press('More')
  typePerson()
  confirm.mockImplementation(taken)
  press('Order now')
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(sent()).toMatchObject({ qty: 1.5, day: null, time: null, until: null })
  expect(confirm.mock.lastCall?.[0].validUntil).toBeNull()
})

it('says of an e-mail what is wrong, on top and at its field', async () => {
  openPage(service())
  type('Time', '19:00')
  typePerson()
  type('Email (optional)', 'aline@')
  press('Order now')
  expect((await screen.findByRole('alert')).textContent).toContain('Please enter a valid email.')
  expect(screen.getByText('Please enter a valid email.')).toBeTruthy()
  expect(confirm).not.toHaveBeenCalled()
})

it('is charged to a room with its number and guest', async () => {
  openPage(service())
  type('Time', '19:00')
  typePerson()
  fireEvent.click(screen.getByLabelText(/Charge to my room/))
  press('Order now')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Missing room details – Please enter room number and guest name.',
  )
  expect(screen.getByText('Please enter the room number.')).toBeTruthy()
  type('Room number', '204')
  type('Guest name', 'Aline')
  confirm.mockImplementation(taken)
  press('Order now')
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(sent().payment).toEqual({
    method: 'room',
    room_number: '204',
    room_guest_name: 'Aline',
  })
})

it('goes with the rest of a stay without asking who and how it is paid', async () => {
  openPage(service(), { query: '?for=stay' })
  expect(screen.queryByLabelText('Full name')).toBeNull()
  type('Date', '2026-11-24')
  type('Time', '15:00')
  press('Add to my stay')
  expect(await screen.findByText('The stay')).toBeTruthy()
  const [line] = (drafts.get('stay-cart') as { value: StoredCartLine[] }).value
  expect(line).toMatchObject({
    kind: 'custom',
    title: 'Massage',
    from: '2026-11-24',
    to: '2026-11-24',
    total: 30,
    request: { service_id: 'massage-1', qty: 1, day: '2026-11-24', time: '15:00' },
  })
  expect(line?.request).not.toHaveProperty('customer')
  expect(line?.request).not.toHaveProperty('payment')
})

it('keeps everything typed where the device cannot save, and says so', async () => {
  openPage(service())
  type('Time', '19:00')
  typePerson()
  confirm.mockRejectedValue(new NotSavedError('quota'))
  press('Order now')
  expect(await screen.findByText('Your order was not saved')).toBeTruthy()
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Aline')
})

it('finds an order again as it was left', async () => {
  openPage(service())
  type('Time', '19:00')
  await waitFor(() => expect(drafts.get('custom:massage-1')).toBeTruthy())
  cleanup()
  openPage(service())
  expect(await screen.findByText('We kept what you entered earlier')).toBeTruthy()
  expect(screen.getByLabelText('Time')).toHaveProperty('value', '19:00')
})

it('says kindly that a service which is switched off is not offered', () => {
  openPage(service({ offered: false }))
  expect(text()).toContain('Massage is not offered at the moment')
  expect(screen.queryByRole('button', { name: 'Order now' })).toBeNull()
  expect(screen.getByRole('link', { name: 'See what the house offers' })).toBeTruthy()
})

const parked = (code: string, current: object): OperationRow =>
  ({
    id: 'op-1',
    seq: 1,
    route: 'placeCustomOrder',
    params: {},
    body: {
      code: 'ABCD2345',
      service_id: 'massage-1',
      qty: 2,
      day: '2026-11-24',
      time: '15:00',
      until: null,
      customer: { name: 'Aline', phone: '0788 123 456', email: null },
      notes: 'Not too hard',
      totals: { price: 30, total: 60 },
      payment: { method: 'cash' },
      source: 'public',
    },
    words: { title: 'x', detail: 'Massage' },
    state: 'parked',
    wish: null,
    parkReason: 'answer',
    answer: { status: 409, code, message: 'No.', body: { code, message: 'No.', current } },
    madeId: null,
    attempts: [],
    tries: 1,
  }) as unknown as OperationRow

it('tells of a new price and of what is not offered, and that nothing is lost', () => {
  rows.push(parked('price_changed', { price: 35, total: 70 }))
  openPage(service(), { query: '?step=sent&id=op-1' })
  expect(text()).toContain('it is now $70.00')
  cleanup()
  rows[0] = parked('not_offered', {})
  openPage(service({ offered: false }), { query: '?step=sent&id=op-1' })
  expect(text()).toContain('The house does not offer Massage at the moment')
  expect(text()).toContain('what you wrote stays here')
})

it('loads an order that was refused into the form, for changing', async () => {
  rows.push(parked('tour_full', { spots_left: 0 }))
  openPage(service(), { query: '?change=op-1' })
  expect(await screen.findByRole('heading', { name: 'Change your order: Massage' })).toBeTruthy()
  expect(screen.getByLabelText('Date')).toHaveProperty('value', '2026-11-24')
  expect(screen.getByLabelText('Time')).toHaveProperty('value', '15:00')
  expect(screen.getByLabelText(/^Notes/)).toHaveProperty('value', 'Not too hard')
})

const noon = { day: '2026-11-23', from: '12:00', until: '13:00', amount: 2 }
const buttons = (name: RegExp) =>
  screen.queryAllByRole('button', { name }).map((one) => one.textContent)

it('says what is full on the day chosen, and does not send what cannot be had', async () => {
  openPage(service(), { taken: [noon, { ...noon, from: '16:00', until: '17:00', amount: 1 }] })
  await screen.findByLabelText('Date')
  type('Date', '2026-11-23')
  expect(text()).toContain('Full that day: 12:00 – 13:00')
  type('Time', '12:30')
  expect(text()).toContain('Full at that time')
  typePerson()
  press('Order now')
  expect(text()).toContain('It is full then. Please choose another time.')
  expect(confirm).not.toHaveBeenCalled()

  expect(buttons(/^\d\d:\d\d$/)).toEqual(['11:00', '13:00', '13:30'])
  press('13:00')
  expect(text()).not.toContain('Full at that time')
  type('Time', '16:00')
  expect(text()).toContain('1 left')
  press('More')
  expect(text()).toContain('Only 1 is left at that time')
  type('Time', '18:00')
  confirm.mockImplementation(taken)
  press('Order now')
  await waitFor(() => expect(sent()).toMatchObject({ day: '2026-11-23', time: '18:00', qty: 2 }))
})

it('offers the first day that is not full, and shows which of the next ones are', async () => {
  const full = (day: string) => ({ day, from: '00:00', until: '24:00', amount: 2 })
  openPage(service({ wanted: 'day', unit: 'piece', duration_minutes: null }), {
    taken: [full('2026-11-22'), full('2026-11-24')].map((one) => ({ ...one, until: '23:59' })),
  })
  expect(((await screen.findByLabelText('Date')) as HTMLInputElement).value).toBe('2026-11-23')
  const chip = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(chip(/24 Nov: full/).disabled).toBe(true)
  type('Date', '2026-11-24')
  expect(text()).toContain('Full on that day')
  fireEvent.click(screen.getAllByRole('button', { name: /25 Nov/ })[0]!)
  expect(text()).not.toContain('Full on that day')
})

it('offline says what it last heard, and leaves the last word to the house', async () => {
  openPage(service(), { link: 'down', kept: true, taken: [noon] })
  await screen.findByLabelText('Date')
  type('Date', '2026-11-23')
  type('Time', '12:30')
  expect(text()).toContain('As last known: the house has the last word.')
  typePerson()
  confirm.mockImplementation(taken)
  press('Order now')
  await waitFor(() => expect(sent()).toMatchObject({ time: '12:30' }))
})
