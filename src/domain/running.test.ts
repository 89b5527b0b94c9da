import { expect, it } from 'vitest'
import { runningLevels, runningParts, type RunningFacts, type RunningPart } from './running.ts'

const now = new Date('2026-07-03T12:00:00.000Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const GB = 1024 ** 3

const good: RunningFacts = {
  letters: { mail_server: true, waiting: 1, oldest_waiting_at: ago(0.9), failed: 0 },
  payments: { waiting: 3, unknown: 0, unknown_since: null },
  backups: { last_good_at: ago(47), since: ago(900) },
  devices: { holding: [], silent: 2, refused: 0 },
  errors: { last_hour: 0, last_day: 0 },
  disk: { free: 20 * GB, size: 100 * GB },
}
const holding = (hours: number) => [{ device: null, person: 'Aline', heard_at: ago(hours) }]

const table: [RunningPart, Partial<RunningFacts>, string][] = [
  ['letters', { letters: { ...good.letters, oldest_waiting_at: ago(1.1) } }, 'alert'],
  ['letters', { letters: { ...good.letters, failed: 1 } }, 'look'],
  ['letters', { letters: { ...good.letters, mail_server: false } }, 'look'],
  ['payments', { payments: { waiting: 0, unknown: 1, unknown_since: ago(0.5) } }, 'look'],
  ['payments', { payments: { waiting: 0, unknown: 1, unknown_since: ago(1.1) } }, 'alert'],
  ['backups', { backups: null }, 'look'],
  ['backups', { backups: { last_good_at: ago(49), since: ago(900) } }, 'alert'],
  ['backups', { backups: { last_good_at: null, since: ago(5) } }, 'look'],
  ['backups', { backups: { last_good_at: null, since: ago(49) } }, 'alert'],
  ['devices', { devices: { ...good.devices, refused: 1 } }, 'look'],
  ['devices', { devices: { ...good.devices, holding: holding(2) } }, 'look'],
  ['devices', { devices: { ...good.devices, holding: holding(25) } }, 'alert'],
  ['errors', { errors: { last_hour: 0, last_day: 1 } }, 'look'],
  ['errors', { errors: { last_hour: 10, last_day: 10 } }, 'alert'],
  ['disk', { disk: null }, 'unknown'],
  ['disk', { disk: { free: 9 * GB, size: 100 * GB } }, 'look'],
  ['disk', { disk: { free: 4 * GB, size: 100 * GB } }, 'alert'],
  ['disk', { disk: { free: 0.4 * GB, size: 2 * GB } }, 'alert'],
]

it('says of each part whether somebody should look, and no other part changes by it', () => {
  const all = Object.fromEntries(runningParts.map((part) => [part, 'good']))
  expect(runningLevels(good, now)).toEqual(all)
  for (const [part, changes, level] of table) {
    const found = runningLevels({ ...good, ...changes }, now)
    expect(found, JSON.stringify(changes)).toEqual({ ...all, [part]: level })
  }
})
