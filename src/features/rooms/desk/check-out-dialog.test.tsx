// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { createContext, useContext, useState } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { StayBalancesContext, type StayBalances } from '#parts/desk/stay-balance.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { CheckOutDialog } from './check-out-dialog.tsx'

/** Its room is paid: all that is open was charged to it. */
const booking = {
  id: 'b1',
  code: 'K7MP2QXW',
  customer_name: 'Aline Uwase',
  room_number: '104',
  room_name: 'Bisoke',
  check_in: '2026-11-19',
  check_out: '2026-11-21',
  status: 'active',
  payment_status: 'paid',
  total: 160,
  paid: 160,
} as DeskBooking

const onCheckOut = vi.fn(async () => true)

const dialog = (balances: StayBalances) => (
  <StayBalancesContext value={balances}>
    <CheckOutDialog
      booking={booking}
      today="2026-11-21"
      busy={false}
      onClose={() => undefined}
      onCheckOut={onCheckOut}
    />
  </StayBalancesContext>
)

const show = (balances: StayBalances) => renderAtDesk(atDesk(), dialog(balances))

beforeAll(installDialog)
beforeEach(() => void onCheckOut.mockReset())

const owing: StayBalances = {
  of: () => ({
    balance: 11_650,
    open: [
      { key: 'restaurant:1', title: 'Restaurant no. 12: 3 Steak', cents: 9_650 },
      { key: 'item:1', title: 'Tea', cents: 2_000 },
    ],
  }),
  cached: undefined,
}

it('a room that is paid, with dinners on its bill, is not paid: what is open is named', () => {
  show(owing)
  expect(screen.getByText('$116.50')).toBeDefined()
  expect(screen.getByText('Restaurant no. 12: 3 Steak')).toBeDefined()
  expect(screen.getByText('$96.50')).toBeDefined()
  expect(screen.getByText('Tea')).toBeDefined()
  expect(screen.queryByText('All that is on the bill is paid.')).toBeNull()
  const settle = screen.getByRole('link', { name: 'Settle on the bill' })
  expect(settle.getAttribute('href')).toBe('/dashboard/stays/b1')
})

it('takes the money in the dialog, and what was settled stays readable once nothing is open', () => {
  const Paid = createContext(() => {})
  const Settle = ({ stayId }: { stayId: string }) => {
    const [taken, setTaken] = useState(false)
    const paid = useContext(Paid)
    const take = () => {
      setTaken(true)
      paid()
    }
    return (
      <button type="button" onClick={take}>
        {taken ? `Receipt of ${stayId}` : 'Take money'}
      </button>
    )
  }
  const Paying = () => {
    const [isPaid, setPaid] = useState(false)
    const of = isPaid ? () => ({ balance: 0, open: [] }) : owing.of
    return <Paid value={() => setPaid(true)}>{dialog({ ...owing, of, Settle })}</Paid>
  }
  renderAtDesk(atDesk(), <Paying />)
  expect(screen.queryByRole('link', { name: 'Settle on the bill' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Settle now' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take money' }))
  expect(screen.getByText('Receipt of b1')).toBeDefined()
  expect(screen.getByText('All that is on the bill is paid.')).toBeDefined()
  expect(screen.queryByLabelText('Why does the guest leave owing?')).toBeNull()
})

it('asks why, and lets nobody be kept', () => {
  show(owing)
  const go = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Check out with an open bill' }))
  go()
  expect(onCheckOut).not.toHaveBeenCalled()
  expect(screen.getByText('Say why, or settle on the bill first.')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Why does the guest leave owing?'), {
    target: { value: ' The company pays ' },
  })
  go()
  expect(onCheckOut.mock.calls).toEqual([['The company pays']])
})

it('asks nothing where nothing is open', () => {
  show({ of: () => ({ balance: 0, open: [] }), cached: undefined })
  expect(screen.getByText('All that is on the bill is paid.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Check out' }))
  expect(onCheckOut.mock.calls).toEqual([[null]])
})

it('says what is over, and from when the bill is where the house is not heard', () => {
  const cached = { rows: [], asOf: '2026-11-21T05:00:00.000Z', from: 'device', cause: 'no-house' }
  show({ of: () => ({ balance: -16_000, open: [] }), cached: cached as never })
  expect(screen.getByText(/paid too much/)).toBeDefined()
  expect(screen.getByText(/The bill is as of/)).toBeDefined()
})
