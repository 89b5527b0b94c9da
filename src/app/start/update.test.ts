import { expect, it, vi } from 'vitest'
import type { DeviceState } from '#offline/load.ts'
import { createValue } from '#offline/value.ts'
import { createUpdates } from './update.ts'

function setUp({ visible = true, held = false, sent = Promise.resolve() } = {}) {
  const device = createValue<DeviceState>('ok')
  const page = { visible, skipWaiting: vi.fn(), reload: vi.fn() }
  const holds = createValue<readonly unknown[]>(held ? ['a form'] : [])
  const updates = createUpdates({
    skipWaiting: page.skipWaiting,
    reload: page.reload,
    sent: () => sent,
    holds,
    device,
    visible: () => page.visible,
  })
  return { updates, device, page, holds }
}

it('waits until the person says yes, then reloads when the new version is in charge', async () => {
  const { updates, page } = setUp()
  updates.waiting()
  expect(updates.getSnapshot()).toEqual({ state: 'waiting' })
  expect(page.skipWaiting).not.toHaveBeenCalled()
  await updates.apply()
  expect(page.skipWaiting).toHaveBeenCalledOnce()
  expect(page.reload).not.toHaveBeenCalled()
  updates.controllerChanged()
  expect(page.reload).toHaveBeenCalledOnce()
})

it('lets what is being sent be sent first, but not for ever', async () => {
  vi.useFakeTimers()
  const { updates, page } = setUp({ sent: new Promise(() => {}) })
  updates.waiting()
  const applying = updates.apply()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(page.skipWaiting).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await applying
  expect(page.skipWaiting).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('let in by another tab: asks where it is looked at, reloads where it is not', () => {
  const seen = setUp()
  seen.updates.controllerChanged()
  expect(seen.page.reload).not.toHaveBeenCalled()
  expect(seen.updates.getSnapshot()).toEqual({ state: 'reload', why: 'new-version' })
  seen.page.visible = false
  seen.updates.hidden()
  expect(seen.page.reload).toHaveBeenCalledOnce()
})

it('never reloads by itself over a form that is not saved', () => {
  const { updates, page, holds } = setUp({ visible: false, held: true })
  updates.controllerChanged()
  updates.hidden()
  expect(page.reload).not.toHaveBeenCalled()
  holds.set([])
  updates.hidden()
  expect(page.reload).toHaveBeenCalledOnce()
})

it('asks for a reload when the store is newer than this page', async () => {
  const { updates, device, page } = setUp()
  device.set('newer')
  expect(updates.getSnapshot()).toEqual({ state: 'reload', why: 'newer-store' })
  await updates.apply()
  expect(page.reload).toHaveBeenCalledOnce()
  expect(page.skipWaiting).not.toHaveBeenCalled()
})
