// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ScheduledBackups } from '#contract/backup.ts'
import { reply } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { BackupComplaint } from './backup-complaint.tsx'
import { ScheduledCard } from './scheduled-card.tsx'

const copy = {
  name: 'house-20261120T010000Z.backup',
  made_at: '2026-11-20T01:00:00.000Z',
  size: 12_340_000,
  encrypted: true,
}
const good: ScheduledBackups = {
  at: '03:00',
  running: false,
  next_at: '2026-11-21T01:00:00.000Z',
  places: [
    {
      place: 'folder',
      where: '/srv/kept',
      copies: [copy],
      failure: null,
      overdue: false,
      erasures: null,
    },
    {
      place: 's3',
      where: 'lodge (s3.test)',
      copies: [copy],
      failure: null,
      overdue: false,
      erasures: null,
    },
  ],
}

function atDeskWith(first: ScheduledBackups, ...then: ScheduledBackups[]) {
  const answers = [first, ...then]
  const asked: string[] = []
  const client = atDesk({
    ask: async ({ route }) => {
      asked.push(route)
      if (route === 'backUpNow') return reply(202, { begun: true })
      return reply(200, answers.length > 1 ? answers.shift() : answers[0])
    },
  })
  return { client, asked }
}

it('says where back-ups lie, how large the last one is and what is kept', async () => {
  renderAtDesk(atDeskWith(good).client, <ScheduledCard />)
  const card = await screen.findByRole('region', { name: 'Back-ups by themselves' })
  expect(await within(card).findByText('lodge (s3.test)')).toBeDefined()
  expect(card.textContent).toContain('The last good one: 20 Nov 2026, 03:00 (12.3 MB)')
  expect(card.textContent).toContain('s3:house-20261120T010000Z.backup')
  expect(card.textContent).not.toContain('not encrypted')
  expect(within(card).queryByText(/No good back-up/)).toBeNull()
})

it('says that the house makes none by itself', async () => {
  const none = { at: null, running: false, next_at: null, places: [] }
  renderAtDesk(atDeskWith(none).client, <ScheduledCard />)
  expect(await screen.findByText('The house makes none by itself')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('makes one now, and shows it once it is made', async () => {
  const { client, asked } = atDeskWith(good, { ...good, running: true, next_at: null }, good)
  renderAtDesk(client, <ScheduledCard />)
  fireEvent.click(await screen.findByRole('button', { name: 'Back up now' }))
  expect(await screen.findByText('The house makes the back-up…')).toBeDefined()
  expect(
    await screen.findByRole('button', { name: 'Back up now' }, { timeout: 5_000 }),
  ).toBeDefined()
  expect(asked).toEqual(['listBackups', 'backUpNow', 'listBackups', 'listBackups'])
})

const late: ScheduledBackups = {
  ...good,
  places: [
    good.places[0]!,
    {
      place: 's3',
      where: 'lodge (s3.test)',
      copies: [],
      failure: { why: 'refused', at: '2026-11-20T02:00:00.000Z' },
      overdue: true,
      erasures: null,
    },
  ],
}

it('complains of a place that has had none for two days, with what hinders it', async () => {
  renderAtDesk(atDeskWith(late).client, <ScheduledCard />)
  expect(await screen.findByText('No good back-up here for two days')).toBeDefined()
  expect(screen.getByText(/the key or the rights are not good/)).toBeDefined()
})

it('says why the list of erased guests is not in a place as it should be', async () => {
  const first = renderAtDesk(atDeskWith(good).client, <ScheduledCard />)
  await screen.findByText('lodge (s3.test)')
  expect(screen.queryByText(/The list of erased guests/)).toBeNull()
  first.unmount()
  const places = good.places.map((one) => ({ ...one, erasures: 'locked' as const }))
  renderAtDesk(atDeskWith({ ...good, places }).client, <ScheduledCard />)
  expect(await screen.findAllByText(/The list of erased guests/)).toHaveLength(2)
  expect(screen.getAllByText(/encrypted with another passphrase/)).toHaveLength(2)
})

it('complains on an admin’s overview with a way to it, and is silent where all is well', async () => {
  const first = renderAtDesk(atDeskWith(late).client, <BackupComplaint />)
  const link = await screen.findByRole('link', { name: 'See the problem' })
  expect(link.getAttribute('href')).toBe('/dashboard/settings?tab=data')
  first.unmount()
  const { client, asked } = atDeskWith(good)
  const { container } = renderAtDesk(client, <BackupComplaint />)
  await expect.poll(() => asked).toEqual(['listBackups'])
  expect(container.textContent).toBe('')
})
