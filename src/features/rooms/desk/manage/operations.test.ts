import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { changeOf } from './change.ts'
import type { ResourceRow, RowAt } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { parseManaged } from './data.ts'
import { openRowInGroup, openSteps } from '#parts/desk/open-steps.ts'
import { roomsManageDescriptors as descriptors } from '../../manage/operations.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const row = (more: object = {}) =>
  readRow('rooms', {
    id: 'r1',
    version: 3,
    operation_id: null,
    room_number: '12',
    price_per_night: 45,
    images: [
      { id: 'i1', url: '/a.svg', path: '/a.svg' },
      { id: 'i2', url: '/b.svg', path: '/b.svg' },
    ],
    cover_image_url: '/a.svg',
    ...more,
  } as ResourceRow) as RowAt<'rooms'>

let seq = 0
const operation = (route: string, body: object, more: Partial<OperationRow> = {}): OperationRow => {
  seq += 1
  return {
    id: `o${seq}`,
    seq,
    route,
    body,
    params: route === 'createRoom' ? {} : { id: 'r1' },
    group: 'rooms:r1',
    state: 'waiting',
    wish: null,
    madeId: null,
    answer: null,
    words: { title: '', detail: 'Room 12' },
    deviceTime: '2026-07-01T06:00:00.000Z',
    ...more,
  } as OperationRow
}
const shown = (rows: ResourceRow[], ...operations: OperationRow[]) =>
  overlay('rooms', rows, operations, descriptors).map((one) => parseManaged(one as RowAt<'rooms'>))

const create = (more: Partial<OperationRow> = {}) => {
  const made = operation(
    'createRoom',
    { room_number: '7', price_per_night: 30, amenities: [] },
    more,
  )
  return { ...made, group: more.group ?? `rooms:op:${made.id}` }
}

describe('what the list shows while it waits', () => {
  it('a new room, and what is done to it before the house knows it', () => {
    const made = create()
    const of = { params: { id: `op:${made.id}` } }
    const price = operation('updateRoom', { price_per_night: 35 }, { ...of, group: made.group })
    const image = operation(
      'updateRoom',
      { images_base64: [{ filename: '', data: '/9j/AA' }] },
      { ...of, group: `room_pictures:op:${made.id}` },
    )
    const [room] = shown([], made, price, image)
    expect(room).toMatchObject({ id: `op:${made.id}`, number: '7', pricePerNightCents: 3500 })
    expect(room?.pictures).toEqual([
      { id: `op:${image.id}`, path: 'data:image/jpeg;base64,/9j/AA' },
    ])
    expect(
      openSteps([image, price, made], descriptors, openRowInGroup).get(`op:${made.id}`),
    ).toEqual([made, price, image])
  })

  it('the same room once the house has made it, whichever comes first, the list or the answer', () => {
    const made = { ...create({ madeId: 'r9', state: 'taken' }), group: 'rooms:r9' }
    const price = operation(
      'updateRoom',
      { price_per_night: 35 },
      { params: { id: `op:${made.id}` }, group: 'rooms:r9' },
    )
    expect(shown([], made, price)).toMatchObject([{ id: 'r9', pricePerNightCents: 3500 }])
    const there = row({ id: 'r9', room_number: '7', operation_id: made.id })
    expect(shown([there], made, price)).toMatchObject([{ id: 'r9', pricePerNightCents: 3500 }])
  })

  it('pictures taken away and added; another is the cover where the cover went', () => {
    const edit = operation('updateRoom', { remove_image_ids: ['i1'] })
    const image = operation(
      'updateRoom',
      { images_base64: [{ filename: '', data: 'UklGR' }] },
      { group: 'room_pictures:r1' },
    )
    const [room] = shown([row()], edit, image)
    expect(room?.pictures.map(({ id }) => id)).toEqual(['i2', `op:${image.id}`])
    expect(room?.coverPath).toBe('/b.svg')
    expect(shown([row()], image)[0]?.coverPath).toBe('/a.svg')
  })

  it('a room no more, and nothing of what was refused', () => {
    expect(shown([row()], operation('deleteRoom', {}))).toEqual([])
    const refused = operation('updateRoom', { price_per_night: 99 }, { state: 'parked' })
    expect(shown([row()], refused)[0]?.pricePerNightCents).toBe(4500)
  })
})

describe('what was refused', () => {
  const conflict = (body: object) =>
    operation('updateRoom', body, {
      state: 'parked',
      answer: {
        code: 'conflict',
        body: { current: row({ price_per_night: 77, capacity: 2 }) },
      } as never,
    })

  it('is told with what the house has, and goes on from there', () => {
    const parked = conflict({ price_per_night: 88, seen: { price_per_night: 45 } })
    expect(i18n._(descriptors.updateRoom!.title(parked))).toBe('Change the room: $88.00 a night')
    const says = descriptors.updateRoom?.serverStatus?.(
      row({ price_per_night: 77, capacity: 2 }),
    )?.label
    expect(says && i18n._(says)).toBe('Room 12: $77.00 a night, 2 guests, available')
    const [same, open] = descriptors.updateRoom!.recoveryActions(parked)
    expect(same).toMatchObject({
      kind: 'change',
      change: { body: { price_per_night: 88, seen: { price_per_night: 77 } } },
    })
    expect(open).toMatchObject({ kind: 'open', to: `/dashboard/rooms?change=${parked.id}` })
  })

  it('opens in the form: the wish, over the room as it is now', () => {
    const parked = conflict({ price_per_night: 88, seen: { price_per_night: 45 } })
    const rooms = shown([row({ price_per_night: 77, capacity: 2 })])
    const start = changeOf(parked.id, [parked], rooms)
    expect(start).toMatchObject({ roomId: 'r1', changing: parked.id })
    expect(start?.form).toMatchObject({ price: '88', capacity: '2' })
    expect(start?.base).toMatchObject({ price: '77', capacity: '2' })
    expect(changeOf(parked.id, [{ ...parked, state: 'withdrawn' }], rooms)).toBeNull()
    expect(changeOf('other', [parked], rooms)).toBeNull()
  })

  it('as a new room opens in the form for a new one', () => {
    const made = create({ state: 'parked' })
    expect(changeOf(made.id, [made], [])).toMatchObject({
      roomId: null,
      form: { number: '7', price: '30' },
    })
    expect(descriptors.createRoom!.recoveryActions(made)).toHaveLength(1)
  })

  it('leads from a deletion to the bookings in its way', () => {
    const answer = { code: 'conflict', body: { current: row() } } as never
    const [action] = descriptors.deleteRoom!.recoveryActions(
      operation('deleteRoom', {}, { state: 'parked', answer }),
    )
    expect(action).toMatchObject({ kind: 'open', to: '/dashboard/bookings?type=room&q=12' })
  })
})
