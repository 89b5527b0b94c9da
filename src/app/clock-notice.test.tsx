// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createClock } from '#offline/link/clock.ts'
import { setOffline } from '#offline/offline.ts'
import { fakeOffline } from '#offline/testing/fake-offline.ts'
import { renderUi } from '#ui/test-render.tsx'
import { ClockNotice } from './clock-notice.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const HOUSE = Date.parse('2026-07-01T08:00:00.000Z')
const MINUTE = 60_000

function show(off: number) {
  const at = HOUSE + off
  const clock = createClock(
    () => at,
    () => 0,
  )
  setOffline(fakeOffline({ clock }))
  renderUi(<ClockNotice />)
  const hear = (late: number) =>
    act(async () => clock.note(new Date(HOUSE + late).toISOString(), at, at))
  return hear
}

const said = () => screen.queryAllByText(/The clock of this device is wrong/)

it('says once that the clock is wrong, when the house was heard', async () => {
  const hear = show(-3 * 24 * 60 * MINUTE)
  expect(said()).toHaveLength(0)
  await hear(0)
  expect(said()).toHaveLength(1)
  await hear(2_000)
  expect(said()).toHaveLength(1)
})

it('does not say it again with the next page of the session', async () => {
  await show(-3 * 24 * 60 * MINUTE)(0)
  cleanup()
  await show(-3 * 24 * 60 * MINUTE)(0)
  expect(said()).toHaveLength(0)
})

it('says nothing of a few minutes', async () => {
  const hear = show(5 * MINUTE)
  await hear(0)
  expect(said()).toHaveLength(0)
})
