import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import type { CustomOrder, PlaceCustomOrder } from '#contract/custom.ts'
import { customSteps } from '#domain/custom.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import { fakeOffline, known, testClient } from '#offline/testing/fake-offline.ts'
import {
  askedIn,
  customOrders,
  customServices,
  offeredToGuests,
  shownOrder,
  shownService,
  type CustomService,
} from './data.ts'
import { descriptors } from './operations.ts'
import { stepLabels } from '#parts/service-steps.ts'
import { validUntil } from './operations/place.ts'
import { customStepTexts } from './operations/steps.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const body: PlaceCustomOrder = {
  code: 'K7MPQ2XY',
  service_id: 's1',
  qty: 2,
  day: '2026-07-04',
  time: '15:00',
  customer: { name: 'Aline', phone: '0788 123 456', email: null },
  notes: null,
  totals: { price: 40, total: 80 },
  source: 'public',
}

const operation = (more: Partial<OperationRow> = {}): OperationRow =>
  ({
    id: 'op-1',
    route: 'placeCustomOrder',
    params: {},
    body,
    group: 'custom_orders:op:op-1',
    deviceTime: '2026-07-01T10:00:00.000Z',
    state: 'waiting',
    parkReason: null,
    wish: null,
    words: { title: 'Massage', detail: 'Massage' },
    answer: null,
    madeId: null,
    ...more,
  }) as OperationRow

const refused = (code: string, current: object = {}, more: Partial<OperationRow> = {}) =>
  operation({
    state: 'parked',
    answer: { status: 409, code, message: '', at: 0, body: { current } } as OperationRow['answer'],
    ...more,
  })

const place = descriptors.placeCustomOrder!

describe('an order that waits', () => {
  it('is called by its service and when it is', () => {
    expect(i18n._(place.title(operation()))).toMatch(/^Massage, .*4.*, 15:00$/)
    const any = operation({ body: { ...body, day: null, time: null } })
    expect(i18n._(place.title(any))).toBe('Massage')
    expect(i18n._(place.detail(operation())!)).toBe('2 ×, $80.00')
  })

  it('of another device is called by the service that this one knows', () => {
    const client = testClient()
    setOffline(fakeOffline({ client }))
    client.setQueryData(customServices().queryKey, known([{ id: 's1', names: { en: 'Massage' } }]))
    const told = operation({ words: { title: '', detail: '' } })
    expect(i18n._(place.title(told))).toMatch(/^Massage, /)
  })

  it('makes sense until it begins, or its day ends', () => {
    expect(validUntil(body, 'Africa/Kigali')).toBe('2026-07-04T13:00:00.000Z')
    expect(validUntil({ day: body.day }, 'Africa/Kigali')).toBe('2026-07-04T22:00:00.000Z')
    expect(validUntil({}, 'Africa/Kigali')).toBeNull()
  })

  it('can be had at the house’s price, on another day, or not at all', () => {
    const totals = { price: 45, total: 90 }
    const [dearer] = place.recoveryActions(refused('price_changed', totals))
    expect(dearer).toMatchObject({ kind: 'change', change: { body: { ...body, totals } } })
    expect(i18n._(dearer!.label)).toBe('Order at the new price, $90.00')
    const [other] = place.recoveryActions(
      refused('tour_full', { days: [{ date: '2026-07-05', left: 1 }] }),
    )
    expect(other).toMatchObject({ change: { body: { ...body, day: '2026-07-05' } } })
    expect(place.recoveryActions(refused('not_offered'))).toMatchObject([
      { kind: 'open', to: '/services' },
    ])
    expect(place.recoveryActions(refused('price_changed', {}))).toHaveLength(1)
    const desks = refused('too_late', {}, { body: { ...body, source: 'desk' } })
    expect(place.recoveryActions(desks)).toMatchObject([
      { kind: 'open', to: '/dashboard/services?service=s1&change=op-1' },
    ])
  })

  it('says all of when it is, also what is left out', () => {
    expect(askedIn({ qty: 1 })).toEqual({ qty: 1, day: null, time: null, until: null })
  })
})

const row: CustomService = {
  id: 's1',
  version: 2,
  operation_id: null,
  created_at: '',
  changed_at: '',
  slug: 'massage',
  names: { en: 'Massage', fr: '' },
  texts: {},
  image_path: null,
  unit: 'person',
  price: 40,
  taxes: [],
  wanted: 'day_time',
  capacity: null,
  duration_minutes: null,
  notice_hours: 0,
  needs_confirming: true,
  cancel_hours: null,
  seen_by: 'guests',
  offered: true,
  position: 3,
}

describe('services', () => {
  it('are read as far as this app knows them, in the house’s order', () => {
    const read = shownService(row)!
    expect(read.names).toEqual({ en: 'Massage' })
    expect(shownService({ ...row, unit: 'fathom' } as never)).toBeNull()
    const shown = offeredToGuests([
      read,
      { ...read, id: 's0', position: 1 },
      { ...read, id: 's2', offered: false },
      { ...read, id: 's3', seen_by: 'desk' },
    ])
    expect(shown.map(({ id }) => id)).toEqual(['s0', 's1'])
  })

  it('show what waits: a new one, a change, what it is called', () => {
    const create = descriptors.createCustomService!
    const made = create.overlay!.apply([row], operation({ body: { names: { en: 'Bikes' } } }))
    expect(made).toHaveLength(2)
    expect(made[1]).toMatchObject({ names: { en: 'Bikes' }, version: 0 })
    const change = descriptors.updateCustomService!
    const switched = operation({
      body: { offered: false, seen: { offered: true } },
      group: 'custom_services:s1',
      words: { title: '', detail: 'Massage' },
    })
    expect(change.overlay!.apply([row], switched)[0]).toMatchObject({ offered: false, price: 40 })
    expect(i18n._(change.title(switched))).toBe('Take the service out of the offer')
    const parked = { ...switched, answer: refused('conflict', { ...row, offered: false }).answer }
    expect(change.recoveryActions(parked)[0]).toMatchObject({
      kind: 'change',
      change: { body: { offered: false, seen: { offered: false } } },
    })
    expect(i18n._(change.serverStatus!(row)!.label)).toBe('Massage: $40.00, offered')
  })
})

describe('the desk’s steps', () => {
  const order = { id: 'o1', version: 3, operation_id: null, status: 'pending' }

  it('show the state as it will be, and every one of them has a word', () => {
    const confirm = descriptors.confirmCustomOrder!
    const waiting = operation({
      route: 'confirmCustomOrder',
      params: { id: 'o1' },
      body: { seen: { status: 'pending' } },
    })
    expect(confirm.overlay!.apply([order], waiting)[0]).toMatchObject({ status: 'confirmed' })
    expect(Object.keys(customStepTexts.titles)).toEqual(customSteps.names)
    expect(Object.keys(stepLabels)).toEqual(expect.arrayContaining([...customSteps.names]))
  })

  it('are on rows that may have no prices', () => {
    expect(shownOrder(order as CustomOrder)).toMatchObject({
      status: 'pending',
      total: 0,
      flag: null,
    })
    expect(shownOrder({ ...order, status: 'eaten' } as never)).toBeNull()
    expect([customServices, customOrders].every((query) => typeof query === 'function')).toBe(true)
  })
})
