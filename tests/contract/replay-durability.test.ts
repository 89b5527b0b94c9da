import { afterEach, expect, it, vi } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openDemo } from './http-house.ts'

/* What a batch did is seen by others before it is on the disk: nobody is told of it before it is. */

eachStore((make) => {
  afterEach(() => vi.restoreAllMocks())

  const device = uuidv7()

  /** A batch of two orders that are committed, while the disk lets everybody wait. */
  async function waitingForDisk() {
    const house = await openDemo(make)
    const [first, second] = await Promise.all(
      [1, 2].map(async () => ({
        id: uuidv7(),
        key: uuidv7(),
        route: 'placeRestaurantOrder',
        params: {},
        body: await dinner(house.store),
        group: `group:${uuidv7()}`,
        after: [],
        device_time: MORNING.toISOString(),
      })),
    )
    if (first === undefined || second === undefined) throw new Error('No orders')
    const disk = Promise.withResolvers<void>()
    const { flush } = house.store
    const waits = vi.spyOn(house.store, 'flush').mockImplementation(async () => {
      await disk.promise
      await flush()
    })
    const batch = house.ask('POST', '/api/outbox', {
      body: { contract_version: 1, operations: [first, second] },
      device,
    })
    await vi.waitFor(() => expect(waits).toHaveBeenCalledOnce())
    return { house, first, batch, disk, waits }
  }

  type Waiting = Awaited<ReturnType<typeof waitingForDisk>>
  const asks: [string, (waiting: Waiting, at: { key: string }) => Promise<unknown>, object][] = [
    [
      'sent again by itself',
      ({ house, first: { id, key, body } }) =>
        house.ask('POST', '/api/restaurant/orders', { key, operation: id, body, device }),
      { status: 201 },
    ],
    [
      'sent again under another key',
      ({ house, first: { id, body } }, { key }) =>
        house.ask('POST', '/api/restaurant/orders', { key, operation: id, body, device }),
      { status: 422, body: { code: 'key_reused' } },
    ],
    [
      'sent again in a batch of one',
      ({ house, first }) =>
        house.ask('POST', '/api/outbox', {
          body: { contract_version: 1, operations: [first] },
          device,
        }),
      { status: 200, body: { answers: [{ status: 201, replayed: true }] } },
    ],
    [
      'asked back',
      ({ house, first: { id, key } }) =>
        house.ask('POST', `/api/outbox/${key}/void`, { body: { operation_id: id }, device }),
      { status: 200, body: { outcome: 'done' } },
    ],
    [
      'handed over',
      ({ house, first: { id, key } }) =>
        house.ask('POST', '/api/outbox/handover', { body: { operations: [{ id, key }] }, device }),
      { status: 200, body: { answers: [{ state: 'taken' }] } },
    ],
  ]
  it.each(asks)('is told of what was %s when the disk has it', async (_, ask, says) => {
    const waiting = await waitingForDisk()
    const { batch, disk, waits } = waiting
    const told = vi.fn()
    const asked = ask(waiting, { key: uuidv7() }).finally(told)
    await vi.waitFor(() => expect(waits).toHaveBeenCalledTimes(2))
    expect(told).not.toHaveBeenCalled()
    disk.resolve()
    expect(await asked).toMatchObject(says)
    expect(await batch).toMatchObject({ status: 200 })
  })
})
