// @vitest-environment jsdom
import { dollarsAlone } from '#parts/testing/house-money.ts'
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeAll, expect, it } from 'vitest'
import type { RowAt } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { AddItemDialog } from '#features/folio/desk/add-item-dialog.tsx'
import { ChargePicker } from '#features/folio/desk/charge-picker.tsx'
import { SettleForm } from '#features/folio/desk/settle-form.tsx'
import { useSettle } from '#features/folio/desk/use-settle.ts'
import { TakeBackDialog, WriteOffDialog } from '#features/folio/desk/write-off-dialogs.tsx'
import { folioOf } from '#features/folio/folio.ts'
import { type Stay, stayOf } from '#features/folio/stay.ts'
import type { Money } from '#features/payments/money.ts'
import { VoidDialog } from '#features/payments/desk/void-dialog.tsx'
import { payment } from '#features/payments/testing/payment.ts'
import { parseBooking, type DeskBooking } from '#features/rooms/desk-booking.ts'
import { CancelDialog } from '#features/rooms/desk/cancel-dialog.tsx'
import { CheckOutDialog } from '#features/rooms/desk/check-out-dialog.tsx'
import { RescheduleDialog } from '#features/rooms/desk/reschedule-dialog.tsx'
import type { DraftRow } from '#offline/db/schema.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { fallbackHouse } from '#offline/reads/house-query.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { StayBalancesContext } from '#parts/desk/stay-balance.ts'
import { askLists, atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { installDialog } from '#ui/test-render.tsx'

/* What was typed about a stay is there again after the page was lost, and gone once it was saved. */

const row = wholeRow('hotel_bookings', {
  id: 'b1',
  code: 'ABCD2345',
  room_id: 'r1',
  room_number: '104',
  check_in: '2026-11-19',
  check_out: '2026-11-23',
  price_per_night: 60,
  total: 240,
  grand_total: 240,
  paid: 0,
  status: 'completed',
  customer_name: 'Aline Uwase',
})
const stay = stayOf(row) as Stay
const booking = parseBooking(
  readRow('hotel_bookings', row) as RowAt<'hotel_bookings'>,
) as DeskBooking
const words = {
  nights: () => 'Nights',
  extras: () => 'Extras',
  charge: () => 'Charge',
  room: () => '104',
}
const parts = { items: [], charges: { restaurant: [], laundry: [], car: [], tour: [], custom: [] } }
const folio = folioOf([stay], { ...parts, payments: [], receipts: [] }, words)
const nothing = () => undefined
const saved = async () => true

function Settle() {
  const money = (): NewOperation => ({
    route: 'recordBookingPayment',
    body: {},
    actor: { kind: 'staff', userId: 'u1', name: 'Anna' },
    words: { title: 'Payment', detail: '' },
  })
  const settle = useSettle(folio, stay, dollarsAlone, money, 'bill')
  return <SettleForm settle={settle} stay={stay} house={fallbackHouse} />
}

interface Case {
  dialog: string
  shown: () => ReactElement
  field: string
  typed: string
  /** The button that saves it. */
  save: string
}
const cases: readonly Case[] = [
  {
    dialog: 'the write-off',
    shown: () => <WriteOffDialog stay={stay} folio={folio} onClose={nothing} />,
    field: 'Why is it written off?',
    typed: 'Broken shower',
    save: 'Write off',
  },
  {
    dialog: 'the write-off taken back',
    shown: () => <TakeBackDialog stay={stay} folio={folio} onClose={nothing} />,
    field: 'Why?',
    typed: 'They came back',
    save: 'Ask for it again',
  },
  {
    dialog: 'an item of the bill',
    shown: () => <AddItemDialog stay={stay} onClose={nothing} />,
    field: 'What',
    typed: 'Candle',
    save: 'Add to the bill',
  },
  {
    dialog: 'settling',
    shown: () => <Settle />,
    field: 'Payer',
    typed: 'Kivu Tours Ltd',
    save: 'Take money and write receipt',
  },
  {
    dialog: 'the check-out',
    shown: () => (
      <StayBalancesContext value={{ of: () => ({ balance: 24_000, open: [] }), cached: undefined }}>
        <CheckOutDialog
          booking={{ ...booking, status: 'active' }}
          today="2026-11-23"
          busy={false}
          onClose={nothing}
          onCheckOut={saved}
        />
      </StayBalancesContext>
    ),
    field: 'Why does the guest leave owing?',
    typed: 'Pays by transfer',
    save: 'Check out with an open bill',
  },
  {
    dialog: 'the cancellation',
    shown: () => <CancelDialog booking={booking} busy={false} onClose={nothing} onCancel={saved} />,
    field: 'Reason for the guest',
    typed: 'The road is closed',
    save: 'Cancel booking',
  },
  {
    dialog: 'the move',
    shown: () => (
      <RescheduleDialog booking={booking} busy={false} onClose={nothing} onMove={saved} />
    ),
    field: 'End',
    typed: '2026-11-25',
    save: 'Reschedule',
  },
  {
    dialog: 'voiding a payment',
    shown: () => (
      <VoidDialog
        money={payment('p1', {}) as Money}
        busy={false}
        onClose={nothing}
        onVoid={saved}
      />
    ),
    field: 'Why is it voided?',
    typed: 'Counted twice',
    save: 'Void and record again',
  },
]

beforeAll(() => {
  configure({ asyncUtilTimeout: 4_000 })
  installDialog()
  Element.prototype.scrollIntoView = nothing
})

const foundDraft = 'This is what you had typed before, not yet saved.'

it('a move keeps the choice of the old price, and why', async () => {
  const drafts = new Map<string, DraftRow>()
  const dearer = [
    wholeRow('rooms', { id: 'r1', room_number: '104', price_per_night: 60 }),
    wholeRow('rooms', { id: 'r2', room_number: '201', price_per_night: 90 }),
  ]
  const moved = { ...booking, status: 'approved' }
  const open = () => {
    cleanup()
    const ask = askLists({ listRooms: dearer, listHotelBookings: [{ ...row, status: 'approved' }] })
    renderAtDesk(
      atDesk({ drafts, ask }),
      <RescheduleDialog booking={moved} busy={false} onClose={nothing} onMove={saved} />,
    )
  }
  const keep = () => screen.findByLabelText('Keep the old price')
  open()
  fireEvent.change(await screen.findByLabelText('Room'), { target: { value: 'r2' } })
  fireEvent.click(await keep())
  const why = await screen.findByLabelText('Why is the price kept?')
  fireEvent.change(why, { target: { value: 'The shower is broken' } })
  await waitFor(() => expect(JSON.stringify([...drafts.values()])).toContain('The shower'))

  open()
  await screen.findByText(foundDraft)
  await waitFor(async () => expect(((await keep()) as HTMLInputElement).checked).toBe(true))
  expect(screen.getByDisplayValue('The shower is broken')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Reschedule' }))
  await waitFor(() => expect(drafts.size).toBe(0))
})

it('what was looked for to put on the stay is there again, until the dialog is closed', async () => {
  const drafts = new Map<string, DraftRow>()
  const open = () => {
    cleanup()
    const picker = <ChargePicker stay={stay} candidates={[]} onClose={nothing} />
    renderAtDesk(atDesk({ drafts, ask: askLists({}) }), picker)
  }
  const search = () => screen.findByRole('searchbox') as Promise<HTMLInputElement>
  open()
  fireEvent.change(await search(), { target: { value: 'Keza' } })
  await waitFor(() => expect(drafts.size).toBe(1))

  open()
  await waitFor(async () => expect((await search()).value).toBe('Keza'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(drafts.size).toBe(0))
})

it.each(cases)('$dialog keeps what was typed', async ({ shown, field, typed, save }) => {
  const drafts = new Map<string, DraftRow>()
  const confirm = async (first: NewOperation) => operationRow(first)
  const open = () => {
    cleanup()
    const client = atDesk({ drafts, outbox: { confirm }, ask: askLists({}) })
    renderAtDesk(client, shown())
  }
  const input = async () =>
    (await screen.findByLabelText(new RegExp(`^${field.replace('?', '\\?')}`))) as HTMLInputElement
  open()
  fireEvent.change(await input(), { target: { value: typed } })
  await waitFor(() => expect(drafts.size).toBe(1))

  open()
  await waitFor(async () => expect((await input()).value).toBe(typed))
  expect(screen.getByText(foundDraft)).toBeDefined()

  if (field === 'What') {
    fireEvent.change(screen.getByLabelText(/^Price of one/), { target: { value: '2.50' } })
  }
  fireEvent.click(screen.getByRole('button', { name: save }))
  await waitFor(() => expect(drafts.size).toBe(0))
})
