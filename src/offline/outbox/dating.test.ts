import { expect, test } from 'vitest'
import type { Ask } from '../link/types.ts'
import { testOutbox, none, order, settled } from '#tests/outbox-model/fixtures.ts'

/** When an operation was confirmed, as the server is told: its own time, as far as it is known. */

const DAY = 24 * 3_600_000
const in1970 = 4 * DAY

const sentTimes = (asks: Ask[]) => {
  const body = asks.findLast(({ route }) => route === 'sendOutbox')?.body
  return (body as { operations: { device_time: string; device_clock: string }[] }).operations[0]
}
const iso = (ms: number) => new Date(ms).toISOString()

test.each([-3 * DAY, 4 * 365 * DAY])('a known difference (%d ms) is taken off', async (off) => {
  const { outbox, world, asks } = testOutbox()
  world.off = off
  const { deviceTime } = await outbox.confirm(order())
  await settled()
  expect(deviceTime).toBe(iso(world.now))
  expect(sentTimes(asks)).toMatchObject({
    device_time: iso(world.now),
    device_clock: iso(world.now + off),
  })
})

test('what was dated before the house was heard is put right when it is', async () => {
  const { outbox, world, asks } = testOutbox({ house: () => none })
  world.known = false
  world.off = in1970 - world.now
  const made = world.now
  await outbox.confirm(order())
  await settled()
  await world.pass(600_000)
  world.known = true
  await outbox.sendNow()
  expect(sentTimes(asks)).toMatchObject({ device_time: iso(made), device_clock: iso(in1970) })
})

test('a row of an older version, dated by the device’s own clock, likewise', async () => {
  const { outbox, world, disk, asks } = testOutbox({ house: () => none })
  const row = await outbox.confirm(order())
  await settled()
  disk.rows.set(row.id, { ...world.row(row.id), deviceTime: iso(in1970), clock: undefined })
  world.off = in1970 - world.now
  await outbox.sendNow()
  expect(sentTimes(asks)).toMatchObject({ device_time: iso(world.now) })
})

test('a clock that was set since says nothing of what was confirmed before', async () => {
  const { outbox, world, asks } = testOutbox({ house: () => none })
  world.known = false
  const { deviceTime } = await outbox.confirm(order())
  await settled()
  world.known = true
  // The row's clock was right; by now it is in 1970: the difference would lie in the future.
  world.off = in1970 - world.now
  await outbox.sendNow()
  expect(sentTimes(asks)?.device_time).toBe(deviceTime)
})
