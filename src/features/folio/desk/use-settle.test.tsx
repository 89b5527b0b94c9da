// @vitest-environment jsdom
import { withFrancs } from '#parts/testing/house-money.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { OperationRow, OperationState } from '#offline/db/schema.ts'
import { newRow } from '#offline/outbox/row.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { everyRowQuery } from '#offline/reads/device-rows.ts'
import { fallbackHouse } from '#offline/reads/house-query.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { folioOf } from '../folio.ts'
import { type Stay, stayOf } from '../stay.ts'
import { SettleForm } from './settle-form.tsx'
import { useSettle } from './use-settle.ts'

const stay = stayOf(
  wholeRow('hotel_bookings', {
    id: 'b1',
    code: 'ABCD2345',
    room_number: '104',
    check_in: '2026-11-19',
    check_out: '2026-11-21',
    price_per_night: 60,
    total: 120,
    paid: 0,
    status: 'active',
    customer_name: 'Aline Uwase',
  }),
) as Stay
const words = {
  nights: () => 'Nights',
  extras: () => 'Extras',
  charge: () => 'Charge',
  room: () => '104',
}
/** As the lists show it: what was settled just now is not in them yet. */
const parts = { items: [], charges: { restaurant: [], laundry: [], car: [], tour: [], custom: [] } }
const folio = folioOf([stay], { ...parts, payments: [], receipts: [] }, words)

function Form() {
  const money = (subject: object, body: object): NewOperation => ({
    route: 'recordBookingPayment',
    params: { id: 'b1' },
    body: { subject, ...body },
    actor: { kind: 'staff', userId: 'u1', name: 'Anna' },
    words: { title: 'Payment', detail: '' },
  })
  return (
    <SettleForm
      settle={useSettle(folio, stay, withFrancs, money, 'bill')}
      stay={stay}
      house={{ ...fallbackHouse, rates: [...withFrancs.rates] }}
    />
  )
}

let written: NewOperation[] = []
let client: ReturnType<typeof atDesk>

beforeEach(() => {
  written = []
  const confirm = async (first: NewOperation, ...all: NewOperation[]) => {
    written.push(first, ...all)
    return operationRow(first)
  }
  client = atDesk({ outbox: { confirm } })
  renderAtDesk(client, <Form />)
})

const take = async (withReceipt: boolean) => {
  if (!withReceipt) fireEvent.click(screen.getByRole('checkbox', { name: /Write a receipt/ }))
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Take money/ }))
  })
}

/** The device tells what has become of what was written. */
async function become(...states: OperationState[]) {
  const rows = written.map((one, at): OperationRow => {
    const made = { id: one.id!, key: `key-${at}`, now: 0 }
    return { ...newRow(one, made), seq: at, state: states[at] ?? states.at(-1)! }
  })
  await act(async () => {
    client.setQueryData(everyRowQuery().queryKey, rows)
    // The client tells its screens in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 10))
  })
}

const saved = () => screen.queryByText('Saved on this device, not yet with the house')
const received = () => screen.queryByText('Received by the house')

it.each([
  { what: 'money with its receipt', withReceipt: true, operations: 2 },
  { what: 'money alone', withReceipt: false, operations: 1 },
])('$what is received when the house has all of it, never before', async (one) => {
  await take(one.withReceipt)
  expect(written).toHaveLength(one.operations)
  expect(saved()).not.toBeNull()
  expect(received()).toBeNull()
  await become('waiting')
  expect(saved()).not.toBeNull()
  if (one.operations > 1) {
    await become('taken', 'sending')
    expect(received()).toBeNull()
  }
  await become('taken')
  expect(received()).not.toBeNull()
})

it('takes no money twice before the bill shows it, and the next payer’s after', async () => {
  await take(false)
  await take(true)
  expect(written).toHaveLength(1)
  await become('waiting')
  await take(true)
  expect(written).toHaveLength(3)
})

it('says nothing of what was taken back', async () => {
  await take(true)
  await become('withdrawn')
  expect([saved(), received()]).toEqual([null, null])
})

it('takes three digits behind a comma for thousands', async () => {
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1,200' } })
  await take(false)
  expect(written[0]?.body).toMatchObject({ amount: 1200 })
})

it('says what was handed over, not what it is worth in the books', async () => {
  fireEvent.click(screen.getByText('RWF'))
  await take(true)
  expect(screen.getByText(/taken\./).textContent).toMatch(/^RWF\s174,000 taken/)
})
