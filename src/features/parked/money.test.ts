import { beforeAll, expect, it } from 'vitest'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors, OperationDescriptor } from '#offline/operation-descriptor.ts'
import { decisionsOf } from './decisions.ts'
import { moneyOf, moneyOfColleague, partsOf } from './money.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const descriptor = {
  title: () => msg`x`,
  detail: () => null,
  recoveryActions: () => [],
  check: msg`x`,
}
const descriptors: OperationDescriptors = {
  bookRoom: descriptor,
  checkInHotelBooking: descriptor,
  recordBookingPayment: {
    ...descriptor,
    money: ({ body }) => ((body as { status: string }).status === 'paid' ? msg`$50, Cash` : null),
  } satisfies OperationDescriptor,
}

const row = (seq: number, route: string, more: object = {}) =>
  ({
    id: String(seq),
    seq,
    route,
    body: {},
    state: 'parked',
    parkReason: seq === 1 ? 'conflict' : 'predecessor',
    after: seq === 1 ? [] : [String(seq - 1)],
    ...more,
  }) as OperationRow
const paid = row(2, 'recordBookingPayment', { body: { status: 'paid' } })
const ids = (rows: readonly OperationRow[]) => rows.map(({ id }) => id)

it('keeps money that was taken when what it was for is withdrawn', () => {
  const [decision] = decisionsOf([row(1, 'bookRoom'), paid, row(3, 'checkInHotelBooking')])
  const { goes, stays } = partsOf(decision!, descriptors)
  expect(ids(goes)).toEqual(['3'])
  expect(ids(stays)).toEqual(['2'])
  // It is the next matter to decide.
  const gone = { state: 'withdrawn', parkReason: null }
  const next = decisionsOf([row(1, 'bookRoom', gone), paid, row(3, 'checkInHotelBooking', gone)])
  expect(next).toEqual([{ head: paid, followers: [] }])
})

it('knows a colleague’s money too, where its request came along', () => {
  const parked = (more: object) =>
    moneyOfColleague(
      { endpoint: 'recordBookingPayment', request: { body: paid.body }, ...more } as never,
      descriptors,
    )
  expect(parked({})).not.toBeNull()
  expect(parked({ request: { body: null } })).toBeNull()
  expect(parked({ endpoint: 'PATCH /elsewhere' })).toBeNull()
})

it('lets go what was only noted as owed', () => {
  const owed = row(2, 'recordBookingPayment', { body: { status: 'pending' } })
  expect(moneyOf(owed, descriptors)).toBeNull()
  const [decision] = decisionsOf([row(1, 'bookRoom'), owed])
  expect(ids(partsOf(decision!, descriptors).goes)).toEqual(['2'])
})
