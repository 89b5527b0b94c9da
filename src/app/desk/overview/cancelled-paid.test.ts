import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { descriptors } from '../../operations.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const kinds: readonly [
  resource: Resource,
  cancel: QueuedRouteName,
  paid: object,
  unpaid: object,
  status: string,
][] = [
  ['hotel_bookings', 'cancelHotelBooking', { paid: 240 }, { paid: 0 }, 'approved'],
  ['restaurant_orders', 'cancelRestaurantOrder', {}, { payment_status: 'unpaid' }, 'pending'],
  ['laundry_orders', 'cancelLaundryOrder', {}, { payment_status: 'unpaid' }, 'pending'],
  ['car_rentals', 'cancelRental', {}, { payment_status: 'unpaid' }, 'approved'],
  ['tour_bookings', 'cancelTourBooking', {}, { payment_status: 'failed' }, 'approved'],
]

describe.each(kinds)('%s, cancelled without the link', (resource, route, paid, unpaid, status) => {
  const row = {
    id: 'x',
    version: 1,
    operation_id: null,
    status,
    payment_status: 'paid',
    flag: null,
  }
  const cancel = operationRow({ route, params: { id: 'x' }, body: { seen: { status } } })
  const shown = (over: object) =>
    overlay(resource, [{ ...row, ...over } as ResourceRow], [cancel], descriptors)[0]

  it('is marked as the house will mark it', () => {
    expect(shown(paid)).toMatchObject({ status: 'cancelled', flag: 'cancelled_paid' })
    expect(shown(unpaid)).toMatchObject({ status: 'cancelled', flag: null })
    expect(shown({ ...paid, flag: 'refund_unknown' })).toMatchObject({ flag: 'refund_unknown' })
  })
})
