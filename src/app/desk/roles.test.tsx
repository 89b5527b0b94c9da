// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { rowFor } from '#contract/projections.ts'
import type { Order } from '#contract/restaurant.ts'
import { Ticket } from '#features/restaurant/desk/kitchen/ticket.tsx'
import { anna } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import DeskRoomCalendars from './room-calendars.tsx'
import DeskSettings from './settings.tsx'

vi.mock('#features/rooms/calendars/screen.tsx', () => ({ RoomCalendarsScreen: () => 'Addresses' }))
vi.mock('#features/settings/desk/screen.tsx', () => ({ SettingsScreen: () => 'The house itself' }))
vi.mock('#features/settings/own-account.tsx', () => ({ OwnAccount: () => 'Your account' }))
vi.mock('#features/parked/desk/parked-work.tsx', () => ({ ParkedWork: () => null }))
vi.mock('#features/restaurant/desk/next-step.tsx', () => ({ OrderFoot: () => 'Accept' }))

function shown(role: string, screenOf: ReactNode): string {
  const { container } = renderAtDesk(atDesk({ who: { ...anna, role } }), screenOf)
  return container.textContent ?? ''
}

it.each(['reception', 'staff'])('a link to the calendars tells %s whose they are', (role) => {
  expect(shown(role, <DeskRoomCalendars />)).not.toContain('Addresses')
  expect(screen.getByRole('heading', { name: 'Not for your role' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'To the overview' })).toBeDefined()
  cleanup()
  expect(shown('admin', <DeskRoomCalendars />)).toContain('Addresses')
})

it.each(['reception', 'staff'])(
  'settings are their own account to %s, and no house, people or prices',
  (role) => {
    expect(shown(role, <DeskSettings />)).toBe('Your account')
    cleanup()
    expect(shown('admin', <DeskSettings />)).toBe('The house itself')
  },
)

it('a ticket on the kitchen’s wall is drawn of what the kitchen is told, and has no money on it', () => {
  const order = {
    id: 'o1',
    version: 1,
    number: 12,
    code: 'QW3RTY77',
    status: 'pending',
    service_type: 'dine-in',
    schedule_date: '2026-11-21',
    schedule_time: '19:00',
    party_size: 2,
    items: [{ id: 'i1', name: 'Tilapia', qty: 2, price: 31.5, category_id: 'c1' }],
    items_count: 2,
    notes: 'No groundnuts, please',
    subtotal: 63,
    total: 63,
    payment_status: 'paid',
    payments: [{ amount: 63, method: 'cash' }],
    customer_name: 'Aline Mukamana',
    customer_phone: '0788 123 456',
    customer_email: 'aline@example.com',
  } as unknown as Order
  const ticket = (one: Order) => (
    <Ticket
      order={one}
      late={false}
      today="2026-11-21"
      now="12:00"
      steps={[]}
      onPrint={() => undefined}
    />
  )
  const text = shown('staff', ticket(rowFor('staff', 'restaurant_orders', order as never)))
  for (const word of ['19:00', 'Tilapia', 'No groundnuts, please']) expect(text).toContain(word)
  expect(text).not.toMatch(/\$|RWF|USD|63|31\.5|788|@|QW3RTY77|paid/i)
})
