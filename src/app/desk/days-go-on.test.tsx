// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReportsScreen } from '#features/reports/desk/screen.tsx'
import { NOW } from '#offline/testing/fake-offline.ts'
import { offline } from '#offline/offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import DayCloseScreen from './day-close/screen.tsx'

/** The house's clock moves on, or the device's was wrong. */
async function itIsNow(time: string) {
  const now = offline().clock.device()
  await act(async () => offline().clock.note(time, now, now))
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

it.each([
  ['midnight passes', NOW, '2026-11-22T12:00:00Z', '2026-11-21', '2026-11-22'],
  [
    'a wrong clock is set right',
    Date.parse('2020-01-01T00:00:00Z'),
    '2026-11-21T12:00:00Z',
    '2026-11-21',
    '2026-11-21',
  ],
])('an open screen goes on: %s', async (_, now, then, closes, today) => {
  renderAtDesk(
    atDesk({ now, isDown: true }),
    <>
      <DayCloseScreen />
      <ReportsScreen decisions={null} descriptors={{}} />
    </>,
  )
  await itIsNow(then)
  // Which day is closed does not change under the hand.
  expect([field('Day').value, field('Day').max]).toEqual([closes, today])
  expect([field('From').value, field('To').value]).toEqual([`${today.slice(0, 7)}-01`, today])
})
