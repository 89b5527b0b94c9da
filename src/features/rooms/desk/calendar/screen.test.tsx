// @vitest-environment jsdom
import { configure, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { HotelBooking } from '#contract/bookings.ts'
import { addDays } from '#domain/days.ts'
import { noHouse } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { rooms } from '../../data.ts'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { deskBookings, parseBooking } from '../../desk-booking.ts'
import { CalendarScreen } from './screen.tsx'

/** Still the 20th in London, the 21st at the house. */
const NOW = Date.parse('2026-11-20T22:30:00Z')

const asked: string[] = []

function booking(id: string, check_in: string, nights: number, over: Partial<HotelBooking> = {}) {
  const row = wholeRow('hotel_bookings', {
    id,
    check_in,
    check_out: addDays(check_in, nights),
    customer_name: `Guest ${id}`,
    room_number: id,
    status: 'approved',
    ...over,
  })
  return parseBooking(row)
}

function show(search = '', cached = true) {
  const client = atDesk({
    now: NOW,
    who: null,
    house: { timezone: 'Africa/Kigali' },
    ask: async ({ route }) => {
      asked.push(route)
      return noHouse
    },
  })
  client.setQueryData(rooms().queryKey, { rows: [], asOf: null, from: 'house' })
  if (cached) {
    const rows = [
      booking('1', '2026-11-10', 3),
      booking('2', '2026-11-11', 2, { status: 'pending' }),
      booking('3', '2026-11-12', 1),
      booking('4', '2026-11-12', 4),
      booking('5', '2026-11-12', 1),
      booking('6', '2026-10-31', 2),
    ]
    client.setQueryData(deskBookings().queryKey, { rows, asOf: null, from: 'house' })
  }
  renderAtDesk(client, <CalendarScreen />, `/dashboard/reservations/calendar${search}`)
}

beforeEach(() => {
  configure({ asyncUtilTimeout: 20_000 })
  installDialog()
})

const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`)!
const count = (label: string) => screen.getByText(label, { selector: 'p' }).nextSibling?.textContent

it('shows six weeks of the house’s own month, its day, and the counts of who comes in it', () => {
  show()
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy()
  expect(document.querySelectorAll('[data-day]')).toHaveLength(42)
  expect(document.querySelector('[aria-current="date"]')).toBe(day('2026-11-21'))
  expect(['Total', 'Pending', 'Approved'].map(count)).toEqual(['5', '1', '4'])
})

it('shows up to 3 guests of a day, then how many more', () => {
  show()
  const cell = within(day('2026-11-12'))
  expect(cell.getAllByText(/Guest \d/)).toHaveLength(3)
  expect(cell.getByText('+2 more')).toBeTruthy()
  expect(within(day('2026-11-11')).queryByText(/more/)).toBeNull()
  // Who came in the month before is there on the first day of this one.
  expect(within(day('2026-11-01')).getByText(/Guest 6/)).toBeTruthy()
  expect(within(day('2026-11-02')).queryByText(/Guest 6/)).toBeNull()
})

it('goes from day to day by keys with one tab stop, and into the next month', () => {
  show('?month=2026-10')
  const stops = () => [...document.querySelectorAll('[data-day][tabindex="0"]')]
  expect(stops()).toEqual([day('2026-10-01')])
  fireEvent.keyDown(day('2026-10-01'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(day('2026-10-08'))
  fireEvent.keyDown(day('2026-10-08'), { key: 'PageDown' })
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy()
  expect(document.activeElement).toBe(day('2026-11-08'))
  expect(stops()).toEqual([day('2026-11-08')])
})

it('opens a day’s list with the lawful steps of each', () => {
  show()
  fireEvent.click(day('2026-11-11'))
  const dialog = within(screen.getByRole('dialog', { name: 'Wednesday, 11 November 2026' }))
  const steps = (guest: string) =>
    within(dialog.getByRole('article', { name: guest }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  const [approved, pending] = [steps('Guest 1'), steps('Guest 2')]
  expect(approved).toEqual(expect.arrayContaining(['View', 'Reschedule', 'Cancel']))
  expect(approved).not.toContain('Approve')
  expect(pending).toEqual(expect.arrayContaining(['View', 'Approve', 'Reschedule', 'Cancel']))
})

it('is narrowed by search and state, from the address too', () => {
  show('?q=guest+4&status=approved')
  expect(day('2026-11-12').getAttribute('aria-label')).toMatch(/, 1 booking$/)
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'pending' } })
  expect(day('2026-11-12').getAttribute('aria-label')).toMatch(/, 0 bookings$/)
  fireEvent.change(screen.getByLabelText('Search guest, room, code…'), { target: { value: '' } })
  expect(day('2026-11-12').getAttribute('aria-label')).toMatch(/, 1 booking$/)
})

it('says so when nothing is kept and nothing is heard, and asks again', async () => {
  show('', false)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load reservations.')
  const before = asked.length
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('alert')
  expect(asked.length).toBeGreaterThan(before)
})
