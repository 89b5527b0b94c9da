import { safeParse } from 'zod/mini'
import { beforeAll, expect, it } from 'vitest'
import { carTaken } from '#contract/rentals.ts'
import { addDays } from '#domain/days.ts'
import { eachStore } from './fixtures.ts'
import { TODAY } from './http-house.ts'
import { addCar, carComplaints, wishCar } from './rentals-house.ts'
import { everyone, twoServers } from './two-servers.ts'

const CLIENTS = 30

eachStore((make) => {
  const { stores, houses, houseOf } = twoServers(make)
  let token: string
  beforeAll(async () => {
    token = await houses[0].staff()
  })

  const rent = (client: number, body: unknown) =>
    houseOf(client).ask('POST', '/api/car-rentals/orders', { body })

  it('rents the last car once to thirty who want it, and tells 29 what else is free', async () => {
    const car = await addCar(stores[0])
    const instead = await addCar(stores[0], { daily_rate_cents: 1 })
    const answers = await everyone(CLIENTS, (client) => rent(client, wishCar(car)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const lost = answers.filter(({ status }) => status === 409)
    expect(lost).toHaveLength(CLIENTS - 1)
    for (const { body } of lost) {
      expect(body.code).toBe('car_taken')
      const parsed = safeParse(carTaken, body.current)
      expect(parsed.data?.car_id).toBe(car.id)
      expect(parsed.data?.cars[0]?.car_id).toBe(instead.id)
      expect(parsed.data?.cars.some(({ car_id }) => car_id === car.id)).toBe(false)
    }
    expect(await carComplaints(stores[0])).toEqual([])
  })

  it('lets those pass whose times leave each other an hour, however they arrive', async () => {
    const car = await addCar(stores[0])
    const from = addDays(TODAY, 20)
    // Day trips from 10:00 to 12:00, 13:00 to 15:00…: neighbours have their hour.
    const trips = Array.from({ length: CLIENTS }, (_, at) => ({
      from: addDays(from, Math.floor(at / 2)),
      days: 0,
      ...(at % 2 === 0 ? { at: '10:00', back: '12:00' } : { at: '13:00', back: '15:00' }),
    }))
    const answers = await everyone(CLIENTS, (client) => rent(client, wishCar(car, trips[client])))
    expect(answers.map(({ status }) => status)).toEqual(Array(CLIENTS).fill(201))
    expect(await carComplaints(stores[0])).toEqual([])
  })

  it('never has a car out twice while guests rent and staff move and cancel', async () => {
    const car = await addCar(stores[0])
    const other = await addCar(stores[0])
    const first = addDays(TODAY, 60)
    const statuses = await everyone(CLIENTS, async (client) => {
      const from = addDays(first, (client * 7) % 20)
      const answer = await rent(client, wishCar(client % 3 === 0 ? other : car, { from, days: 2 }))
      if (answer.status !== 201) return answer.status
      const house = houseOf(client + 1)
      const path = `/api/car-rentals/${String(answer.body.id)}`
      const to = addDays(first, (client * 3) % 20)
      const body = { pickup_date: to, dropoff_date: addDays(to, 3) }
      const moved =
        client % 4 === 0
          ? await house.ask('PATCH', `${path}/cancel`, { token, body: {} })
          : await house.ask('PATCH', path, { token, body })
      return moved.status
    })
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
    expect(await carComplaints(stores[0])).toEqual([])
  })
})
