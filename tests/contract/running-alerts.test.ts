import { expect, it } from 'vitest'
import type { RunningFacts } from '#domain/running.ts'
import { Meter } from '#server/metrics/meter.ts'
import { SendError } from '#server/notices/mail.ts'
import { updateAlerts } from '#server/services/running/alerts.ts'
import { runningJobs } from '#server/services/running/jobs.ts'
import { eachStore } from './fixtures.ts'
import { addPerson, MORNING, openHouse, type House } from './http-house.ts'
import { post, sendDue } from './notices-post.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const GB = 1024 ** 3
/** The demo house. */
const houseName = 'Imisozi Guest House'

const calm: RunningFacts = {
  letters: { mail_server: true, waiting: 0, oldest_waiting_at: null, failed: 0 },
  payments: { waiting: 0, unknown: 0, unknown_since: null },
  backups: null,
  devices: { holding: [], silent: 0, refused: 0 },
  errors: { last_hour: 0, last_day: 0 },
  disk: { free: 50 * GB, size: 100 * GB },
}
const full: RunningFacts = { ...calm, disk: { free: GB, size: 100 * GB } }

eachStore((make) => {
  async function open() {
    const clock = { now: MORNING }
    const store = await make({ seeded: true, clock: () => clock.now })
    const house = await openHouse(store)
    await store.transaction((tx) => tx.db.deleteFrom('notices').execute())
    const admins = [await addPerson(store, 'admin'), await addPerson(store, 'admin')]
    await addPerson(store, 'reception')
    const gone = await addPerson(store, 'admin')
    await store.transaction((tx) => tx.update('users', gone.id, { disabled: 1 }))
    const office = post()
    /** The minute's look and what goes out, so much later. */
    async function later(ms: number, facts: RunningFacts): Promise<string[]> {
      clock.now = house.now = new Date(house.now.getTime() + ms)
      await updateAlerts(store, facts, house.now)
      office.letters.length = 0
      await sendDue(house, office.ways)
      return office.letters.map(({ to, subject }) => `${to} ${subject}`).sort()
    }
    const each = (subject: string) => admins.map(({ email }) => `${email} ${subject}`).sort()
    return { house, later, each, office }
  }

  it('tells admins once a day while it lasts, and once when it is over', async () => {
    const { later, each, office } = await open()
    const began = each(`${houseName}: The disk is nearly full`)
    expect(await later(0, calm)).toEqual([])
    expect(await later(MINUTE, full)).toEqual(began)
    expect(office.letters[0]?.text).toContain('https://house.example.com/dashboard/running')
    for (let hour = 0; hour < 23; hour += 1) expect(await later(HOUR, full)).toEqual([])
    expect(await later(HOUR, full)).toEqual(began)
    // It comes and goes: it is one.
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect(await later(20 * MINUTE, calm)).toEqual([])
      expect(await later(MINUTE, full)).toEqual([])
    }
    expect(await later(29 * MINUTE, calm)).toEqual([])
    const over = each(`${houseName}: over: The disk is nearly full`)
    expect(await later(2 * MINUTE, calm)).toEqual(over)
    expect(await later(HOUR, calm)).toEqual([])
    // Again on the same day: not told before the day is round, and not its end either.
    expect(await later(HOUR, full)).toEqual([])
    expect(await later(HOUR, calm)).toEqual([])
    expect(await later(HOUR, full)).toEqual([])
    expect(await later(21 * HOUR, full)).toEqual(began)
    // A clock that was a year ahead does not make it silent for a year.
    expect(await later(8760 * HOUR, full)).toEqual(began)
    expect(await later(-8759 * HOUR, full)).toEqual(began)
  })

  it('several servers that see it at once tell it once', async () => {
    const { house, later, each } = await open()
    const soon = (ms: number) => new Date(house.now.getTime() + ms)
    await Promise.all([1, 2, 3].map((ms) => updateAlerts(house.store, full, soon(ms))))
    expect(await later(MINUTE, full)).toEqual(each(`${houseName}: The disk is nearly full`))
  })

  it('letters that cannot go are told of as soon as they can, or as over', async () => {
    const { house, later, office } = await open()
    const waiting: RunningFacts = {
      ...calm,
      letters: {
        ...calm.letters,
        waiting: 3,
        oldest_waiting_at: new Date(MORNING.getTime() - 2 * HOUR).toISOString(),
      },
    }
    office.troubles.mail = new SendError('unreachable', 'down')
    expect(await later(0, waiting)).toEqual([])
    delete office.troubles.mail
    // The link is back: nobody is told of letters that do not go by one that does.
    expect(await later(HOUR, calm)).toHaveLength(2)
    expect(office.letters.map(({ subject }) => subject)).toEqual([
      `${houseName}: over: Messages are not being sent`,
      `${houseName}: over: Messages are not being sent`,
    ])
    expect(await states(house)).toEqual(['dropped', 'dropped', 'sent', 'sent'])
  })

  it('the minute’s job counts this server’s faults, and writes in the house’s language', async () => {
    const { house, office } = await open()
    await house.store.transaction(async (tx) => {
      const row = await tx.lockWritten('house', 'house')
      const settings = { ...(JSON.parse(row.settings) as object), language: 'fr' }
      await tx.update('house', 'house', { settings: JSON.stringify(settings) })
    })
    const meter = new Meter()
    const installation = {
      dataDir: null,
      hasMailServer: true,
      backupPlaces: [],
      metricsToken: null,
      startedAt: MORNING,
    }
    const [job] = runningJobs({ store: house.store, meter, installation })
    const look = async () => {
      await job?.run(house.now, new AbortController().signal)
      await sendDue(house, office.ways)
    }
    for (let count = 0; count < 9; count += 1) meter.failed(house.now)
    await look()
    expect(office.letters).toEqual([])
    meter.failed(house.now)
    await look()
    expect(office.letters.map(({ subject }) => subject)).toEqual([
      `${houseName} : Le serveur a beaucoup d’erreurs`,
      `${houseName} : Le serveur a beaucoup d’erreurs`,
    ])
  })
})

async function states({ store }: House): Promise<string[]> {
  const rows = await store.db.selectFrom('notices').select('state').execute()
  return rows.map(({ state }) => state).sort()
}
