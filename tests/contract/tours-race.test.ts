import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { eachStore } from './fixtures.ts'
import { TODAY } from './http-house.ts'
import { addTour, outing, placeComplaints } from './tours-house.ts'
import { everyone, twoServers } from './two-servers.ts'

const CLIENTS = 30
const DAY = addDays(TODAY, 3)

eachStore((make) => {
  const { stores, houses, houseOf } = twoServers(make)
  let token: string
  beforeAll(async () => {
    token = await houses[0].staff()
  })

  it('thirty clients race for a tour’s last places: none is sold twice, none is kept back', async () => {
    const tour = await addTour(stores[0], { capacity: 11 })
    const answers = await everyone(CLIENTS, (client) =>
      houseOf(client).ask('POST', '/api/tours/bookings', { body: outing(tour, { people: 2 }) }),
    )
    const got = answers.filter(({ status }) => status === 201)
    expect(got).toHaveLength(5)
    for (const { status, body } of answers) {
      if (status !== 201) expect(body).toMatchObject({ code: 'tour_full', current: { date: DAY } })
    }
    const last = await houses[0].ask('POST', '/api/tours/bookings', {
      body: outing(tour, { people: 1 }),
    })
    expect(last.status).toBe(201)
    expect(await placeComplaints(stores[0])).toEqual([])
  })

  it('places that are freed and taken at once, on two days, stay counted', async () => {
    const tour = await addTour(stores[0], { capacity: 9 })
    const ids: string[] = []
    for (let at = 0; at < 9; at += 1) {
      const body = outing(tour, { people: 1, date: addDays(DAY, at % 2) })
      const answer = await houses[0].ask('POST', '/api/tours/bookings', { body })
      ids.push(String(answer.body.id))
    }
    const statuses = await everyone(CLIENTS, async (client) => {
      const id = ids[client]
      const path = `/api/tour-bookings/${id}/${client % 3 === 0 ? 'cancel' : 'approve'}`
      const answer =
        id === undefined
          ? await houseOf(client).ask('POST', '/api/tour-bookings', {
              body: outing(tour, { people: 3, date: addDays(DAY, client % 2) }),
            })
          : await houseOf(client).ask('PATCH', path, { token, body: {} })
      return answer.status
    })
    expect(statuses.every((status) => [200, 201, 409].includes(status))).toBe(true)
    expect(await placeComplaints(stores[0])).toEqual([])
  })

  it.runIf(make.kind === 'postgres')('has made PostgreSQL break no deadlock', async () => {
    // A server process writes its counts down at most once a second.
    await sleep(1500)
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(
      stores[0].db,
    )
    expect(Number(rows[0]?.deadlocks)).toBe(0)
  })
})
