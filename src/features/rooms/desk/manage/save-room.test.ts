import { i18n } from '@lingui/core'
import { describe, expect, it, vi } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { NotSavedError, type NewOperation } from '#offline/outbox/types.ts'
import { emptyRoom } from './form.ts'
import { saveRoom, type Saving } from './save-room.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const actor = { kind: 'staff', userId: 'u1', name: 'Anna' } as never
const picture = (id: string) => ({ id, filename: `${id}.jpg`, type: 'image/webp', data: 'UklGR' })
const form = { ...emptyRoom, number: '12', price: '50' }
const saving = (more: Partial<Saving> = {}): Saving => ({
  roomId: null,
  base: emptyRoom,
  form,
  pictures: [],
  removed: [],
  withdrawn: [],
  operationId: 'op-fields',
  changing: null,
  ...more,
})

function device({ fullAfter = Infinity } = {}) {
  const log: NewOperation[] = []
  const confirm = vi.fn(async (operation: NewOperation) => {
    if (log.length >= fullAfter) throw new NotSavedError('quota')
    log.push(operation)
    return { id: operation.id } as OperationRow
  })
  const withdraw = vi.fn(async () => ({ outcome: 'withdrawn' }) as const)
  const change = vi.fn(async () => ({ outcome: 'changed', successor: { id: 'new' } }) as never)
  let left: Saving | undefined
  const done = (now: Saving) => void (left = now)
  const save = (what: Saving) =>
    saveRoom(what, { outbox: { confirm, withdraw, change }, actor, done })
  return { log, withdraw, change, save, left: () => left as Saving }
}

describe('saving a room', () => {
  it('sends a new room at once and each picture alone behind it, in a lane of their own', async () => {
    const { log, save } = device()
    const ids = await save(saving({ pictures: [picture('p1'), picture('p2')] }))
    expect(ids).toEqual(['op-fields', 'p1', 'p2'])
    expect(log.map(({ id, route, params, group }) => [id, route, params?.id, group])).toEqual([
      ['op-fields', 'createRoom', undefined, undefined],
      ['p1', 'updateRoom', 'op:op-fields', 'room_pictures:op:op-fields'],
      ['p2', 'updateRoom', 'op:op-fields', 'room_pictures:op:op-fields'],
    ])
    expect(log[1]?.body).toEqual({ images_base64: [{ filename: 'p1.jpg', data: 'UklGR' }] })
  })

  it('sends of an edit what changed with what was seen, and what was taken away', async () => {
    const { log, save, withdraw } = device()
    const base = { ...form, price: '45' }
    await save(saving({ roomId: 'r1', base, removed: ['i1'], withdrawn: ['p0'] }))
    expect(withdraw).toHaveBeenCalledWith('p0')
    expect(log).toMatchObject([
      {
        route: 'updateRoom',
        params: { id: 'r1' },
        group: 'rooms:r1',
        body: { price_per_night: 50, seen: { price_per_night: 45 }, remove_image_ids: ['i1'] },
      },
    ])
  })

  it('sends nothing where nothing changed', async () => {
    const { log, save } = device()
    expect(await save(saving({ roomId: 'r1', base: form }))).toEqual([])
    expect(log).toEqual([])
  })

  it('goes on where the device was full: what was saved is not saved twice', async () => {
    const first = device({ fullAfter: 2 })
    const all = saving({ pictures: [picture('p1'), picture('p2')] })
    await expect(first.save(all)).rejects.toThrow(NotSavedError)
    expect(first.left()).toMatchObject({ roomId: 'op:op-fields', base: form })
    expect(first.left().pictures.map(({ id }) => id)).toEqual(['p2'])
    const second = device()
    await second.save(first.left())
    expect(second.log.map(({ id }) => id)).toEqual(['p2'])
  })

  it('changes what was refused instead of adding to it', async () => {
    const { log, save, change } = device()
    const ids = await save(saving({ changing: 'parked' }))
    expect(change).toHaveBeenCalledWith(
      'parked',
      expect.objectContaining({ words: { title: 'Add room 12', detail: '' } }),
    )
    expect(ids).toEqual(['new'])
    expect(log).toEqual([])
  })

  it('withdraws what was refused where the house is as it was wished by now', async () => {
    const { save, withdraw, change } = device()
    await save(saving({ roomId: 'r1', base: form, changing: 'parked' }))
    expect(withdraw).toHaveBeenCalledWith('parked')
    expect(change).not.toHaveBeenCalled()
  })
})
