// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import { setOffline } from '#offline/offline.ts'
import { type NewOperation, NotSavedError, type Outbox } from '#offline/outbox/types.ts'
import { anna, fakeOffline, operationRow } from '#offline/testing/fake-offline.ts'
import type { ParkedElsewhere } from '../data.ts'
import { useCarryOut } from './use-carry-out.ts'

const parked = { id: 'p1' } as ParkedElsewhere
const operation = { route: 'approveHotelBooking', params: { id: 'b1' } } as unknown as OperationRow
const action = {
  kind: 'change',
  label: { id: 'Approve it all the same' },
  change: { body: { note: null }, words: { title: 'Approve booking', detail: 'Aline' } },
} as RecoveryAction & { kind: 'change' }

/** Each call is one transaction of the device's store. */
let written: NewOperation[][] = []

function open(confirm: Outbox['confirm']) {
  setOffline(fakeOffline({ who: anna, outbox: { confirm } }))
  return renderHook(() => useCarryOut(parked, ['Approve booking', 'Aline']), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result
}

beforeEach(() => {
  written = []
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})
afterEach(cleanup)

it('writes both in one go: the colleague’s is settled, and one’s own comes after that', async () => {
  const hook = open(async (...all) => {
    written.push(all)
    return operationRow(all[0])
  })
  await act(() => hook.current.carryOut(operation, action, 0))
  expect(written).toHaveLength(1)
  const [settled, own] = written[0] ?? []
  expect(settled).toMatchObject({ route: 'settleParked', params: { id: 'p1' } })
  expect(own).toMatchObject({ route: 'approveHotelBooking', params: { id: 'b1' } })
  expect(own?.after).toEqual([settled?.id])
  expect(hook.current).toMatchObject({ busy: null, failed: false })
})

it('says where it could not be written down, and can be pressed again', async () => {
  const hook = open(() => Promise.reject(new NotSavedError('quota')))
  await act(() => hook.current.carryOut(operation, action, 0))
  expect(hook.current).toMatchObject({ busy: null, failed: true })
})
