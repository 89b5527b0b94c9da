import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#contract/resources.ts'
import { routeOf, routes, type RouteName } from '#contract/routes.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Store } from '#server/db/store.ts'
import { endpoints } from '#server/services/index.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openHouse, type Asked, type House } from './http-house.ts'

/**
 * Who may do what (spec 3 §6, decisions.md), over every route of the contract. What is not named
 * here is the desk's alone: a new route for anyone else is a decision, and is written down here.
 */
const open = {
  /** Anyone, signed in or not. */
  public: [
    'getHouse',
    'listCategories',
    'listCategoryItems',
    'listRooms',
    'getRoom',
    'listReviews',
    'listTours',
    'listTourCategories',
    'listTourDays',
    'listCars',
    'listCarCategories',
    'listCarDays',
    'listLaundryServices',
    'listHotelBookings',
    'getChanges',
    'streamEvents',
    'login',
    'requestPasswordReset',
    'resetPassword',
    'placeRestaurantOrder',
    'placeLaundryOrder',
    'reserveTable',
    'rentCar',
    'bookTour',
    'bookRoom',
    'bookBundle',
    'bookCart',
    'quoteRoom',
    'quoteCart',
    'startBookingPayment',
    'startBundlePayment',
    'startPaymentFor',
    'payRental',
    'chargeCard',
    'postReview',
    'sendMessage',
    'recordConsent',
  ],
  /** Who knows a code, or the id that only a device that paid was given. */
  code: [
    'lookUpRestaurantOrders',
    'lookUpHotelBookings',
    'lookUpLaundryOrders',
    'lookUpRentals',
    'lookUpTourBookings',
    'lookUpReservations',
    'lookUpCarts',
    'cancelOwnRestaurantOrder',
    'findOwn',
    'cancelOwn',
    'getPaymentState',
  ],
  /** A device, for what it sent itself. */
  send: ['sendOutbox', 'voidOperation', 'reportParked', 'handOver'],
} as const satisfies Record<string, readonly RouteName[]>

/** Whoever is signed in, whatever their role. */
const anyRole: readonly RouteName[] = ['logout']

/** Of the desk, admins alone. */
const admins: readonly RouteName[] = [
  'updateSettings',
  'listApiKeys',
  'createApiKey',
  'revokeApiKey',
  'makeBackup',
  'getBackup',
  'getBackupPart',
  'beginRestore',
  'sendRestorePart',
  'checkRestore',
  'confirmRestore',
  'listPeople',
  'invitePerson',
  'updatePerson',
  'endSessionsOf',
]

/** Reads of what somebody has to make first: who is let in hears that it is not there. */
const ofMade: readonly RouteName[] = ['getBackup', 'getBackupPart']

const names = Object.keys(routes) as RouteName[]
const served = new Set<RouteName>(endpoints.map(({ name }) => name))
const desk = names.filter(
  (name) => routeOf(name).access === 'staff' && served.has(name) && !anyRole.includes(name),
)

/** Everything that lies in the store, table by table, in short. */
async function everything({ db }: Store): Promise<Record<string, string>> {
  const told: Record<string, string> = {}
  for (const { name } of await db.introspection.getTables()) {
    if (name.includes('_words')) continue
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
    const lines = rows.map((row) => JSON.stringify(row)).toSorted()
    told[name] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`
  }
  return told
}

it('every route is in one class, and who is not of the desk has but these', () => {
  for (const [access, its] of Object.entries(open)) {
    const found = names.filter((name) => routeOf(name).access === access)
    expect(found.toSorted(), access).toEqual([...its].toSorted())
  }
  const others = names.filter((name) => routeOf(name).access !== 'staff')
  expect(others).toHaveLength(Object.values(open).flat().length)
})

it('what is for admins alone is written down here', () => {
  const found = names.filter((name) => routeOf(name).admin === true)
  expect(found.toSorted()).toEqual([...admins].toSorted())
  for (const name of found) expect(routeOf(name).access, name).toBe('staff')
})

it('no path is served under two classes with one method', () => {
  const classes = new Map<string, string>()
  for (const name of names) {
    const { method, paths, access } = routeOf(name)
    for (const path of paths) {
      const place = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`
      expect(classes.get(place) ?? access, `${place} (${name})`).toBe(access)
      classes.set(place, access)
    }
  }
})

eachStore((make) => {
  describe('who may do what', () => {
    let house: House
    /** A row of each table that the desk works on: a missing check would find something to change. */
    const rowOf = new Map<string, string>()
    let guestsCode: string

    beforeAll(async () => {
      house = await openHouse(await make({ seeded: true, clock: () => MORNING }))
      for (const table of Object.keys(resources)) {
        const { rows } = await sql<{ id: string }>`
          select id from ${sql.table(table)} where deleted_at is null limit 1`.execute(
          house.store.db,
        )
        if (rows[0] !== undefined) rowOf.set(table, rows[0].id)
      }
      const placed = await house.ask('POST', '/api/restaurant/orders', {
        body: await dinner(house.store),
      })
      guestsCode = /"code":"(\w+)"/.exec(placed.text)?.[1] ?? ''
      expect(guestsCode).toMatch(/^\w{8}$/)
    })

    function paramsOf(name: RouteName): Record<string, string> {
      const { subject = '', paths } = routeOf(name)
      const params = paths.flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, at]) => at))
      return Object.fromEntries(
        params.map((param = '') => [
          param,
          (param === 'id' ? rowOf.get(subject) : undefined) ?? uuidv7(),
        ]),
      )
    }

    /** Each path of a route, with the methods it is served by. */
    function callsOf(name: RouteName): (readonly [Parameters<House['ask']>[0], string])[] {
      const { method, paths, offline } = routeOf(name)
      const params = paramsOf(name)
      const urls = paths.map((path) =>
        path.replaceAll(/\{(\w+)\}/g, (_, param: string) => params[param] ?? uuidv7()),
      )
      const methods =
        method === 'GET' && offline === 'cached' ? (['GET', 'HEAD'] as const) : [method]
      return urls.flatMap((url) => methods.map((each) => [each, url] as const))
    }

    const bodyOf = (name: RouteName, code: string) =>
      routeOf(name).method === 'GET' ? {} : { body: { code, status: 'cancelled', seen: {} } }

    /** Asks every route of the desk; what was not refused as it should be. */
    async function notRefused(
      status: 401 | 403,
      asked: () => Asked,
      which: readonly RouteName[] = desk,
    ): Promise<string[]> {
      const wrong: string[] = []
      for (const name of which) {
        for (const [method, url] of callsOf(name)) {
          const answer = await house.ask(method, url, { ...bodyOf(name, guestsCode), ...asked() })
          if (answer.status !== status) wrong.push(`${name} ${method} ${url}: ${answer.status}`)
          const code = status === 401 ? 'unauthenticated' : 'forbidden'
          if (method !== 'HEAD' && answer.body.code !== code) wrong.push(`${name}: ${answer.text}`)
        }
      }
      return wrong
    }

    const withKey = (): Asked => ({ key: uuidv7(), operation: uuidv7(), device: uuidv7() })

    it('the desk’s routes are many, and the desk is let in', async () => {
      expect(desk.length).toBeGreaterThan(30)
      for (const role of ['admin', 'staff']) {
        const token = await house.staff(role)
        const theirs = desk.filter((each) => role === 'admin' || !admins.includes(each))
        for (const name of theirs.filter((each) => routeOf(each).method === 'GET')) {
          for (const [method, url] of callsOf(name)) {
            const { status } = await house.ask(method, url, { token })
            expect(status, `${role} ${name}`).toBe(ofMade.includes(name) ? 404 : 200)
          }
        }
        for (const name of theirs.filter((each) => routeOf(each).method !== 'GET')) {
          // With a body that nothing understands: who is let in is told so, and nothing changes.
          const [[method, url] = ['GET', '/'] as const] = callsOf(name)
          const answer = await house.ask(method, url.replace(/[\w-]{36}/, uuidv7()), {
            token,
            body: { nobody: 1 },
          })
          expect([401, 403], `${role} ${name} ${answer.text}`).not.toContain(answer.status)
        }
      }
    })

    it('without a token, with a guest’s code, or with a token that is none: 401, and nothing happens', async () => {
      const before = await everything(house.store)
      expect(await notRefused(401, () => ({}))).toEqual([])
      expect(await notRefused(401, withKey)).toEqual([])
      expect(await notRefused(401, () => ({ token: guestsCode.padEnd(43, 'x') }))).toEqual([])
      expect(await notRefused(401, () => ({ headers: { authorization: guestsCode } }))).toEqual([])
      expect(await everything(house.store)).toEqual(before)
    })

    it.each(['trainer', 'trainee', 'Admin ', ''])(
      'role %j: 403, and nothing happens',
      async (role) => {
        const token = await house.staff(role)
        const before = await everything(house.store)
        expect(await notRefused(403, () => ({ token }))).toEqual([])
        expect(await notRefused(403, () => ({ token, ...withKey() }))).toEqual([])
        expect(await everything(house.store)).toEqual(before)
      },
    )

    it('staff are kept from what is for admins alone, and nothing happens', async () => {
      const token = await house.staff('staff')
      const before = await everything(house.store)
      expect(await notRefused(403, () => ({ token }), admins)).toEqual([])
      expect(await notRefused(403, () => ({ token, ...withKey() }), admins)).toEqual([])
      expect(await everything(house.store)).toEqual(before)
    })

    it('a token that may only send reads nothing of the desk’s, and steps only as an operation', async () => {
      const token = await house.staff('admin', 'send')
      const before = await everything(house.store)
      expect(await notRefused(403, () => ({ token }))).toEqual([])
      for (const name of desk.filter((each) => routeOf(each).offline !== 'queued')) {
        for (const [method, url] of callsOf(name)) {
          const answer = await house.ask(method, url, { token, ...withKey(), ...bodyOf(name, 'x') })
          expect(answer.status, name).toBe(403)
        }
      }
      // Nor does it do what must not wait: paying, quoting, signing others out of their passwords.
      for (const name of names) {
        const { offline, access, method } = routeOf(name)
        if (!served.has(name) || name === 'login' || access === 'send' || access === 'staff')
          continue
        if (offline === 'cached' && access === 'public') continue
        for (const [, url] of callsOf(name)) {
          const answer = await house.ask(method, url, { token, ...bodyOf(name, guestsCode) })
          expect(answer.status, `${name} ${answer.text}`).toBe(403)
        }
      }
      expect(await everything(house.store)).toEqual(before)
    })

    it('a key for other programs reads the house’s lists as staff do, and does nothing', async () => {
      const admin = await house.staff()
      const made = await house.ask('POST', '/api/keys', { token: admin, body: { name: 'Board' } })
      const { key, data } = made.body as { key: string; data: { id: string } }
      const token = await house.staff('staff')
      const lists = names.filter((name) => {
        const { method, offline } = routeOf(name)
        return served.has(name) && method === 'GET' && offline === 'cached'
      })
      expect(lists.length).toBeGreaterThan(15)
      for (const name of lists) {
        for (const [method, url] of callsOf(name)) {
          const theirs = await house.ask(method, url, { token: key })
          const staffs = await house.ask(method, url, { token })
          expect([theirs.status, theirs.text === staffs.text], name).toEqual([staffs.status, true])
        }
      }
      const before = await everything(house.store)
      for (const name of names.filter((each) => served.has(each) && !lists.includes(each))) {
        if (name === 'login') continue
        for (const asked of [{}, withKey()]) {
          for (const [method, url] of callsOf(name)) {
            const body = bodyOf(name, guestsCode)
            const answer = await house.ask(method, url, { token: key, ...body, ...asked })
            expect(answer.status, `${name} ${answer.text}`).toBe(403)
          }
        }
      }
      expect(await everything(house.store)).toEqual(before)
      await house.ask('POST', `/api/keys/${data.id}/revoke`, { token: admin, body: {} })
      expect((await house.ask('GET', '/api/payments', { token: key })).status).toBe(401)
    })

    it('in a batch no step of the desk is done for who is not of it', async () => {
      const steps = desk.filter((name) => routeOf(name).offline === 'queued')
      const operations = () =>
        steps.map((name) => ({
          id: uuidv7(),
          key: uuidv7(),
          route: name,
          params: paramsOf(name),
          body: bodyOf(name, guestsCode).body ?? {},
          group: name,
          after: [],
          device_time: MORNING.toISOString(),
        }))
      const before = await everything(house.store)
      const askers: [Asked, number][] = [
        [{}, 401],
        [{ token: await house.staff('trainer') }, 403],
        [{ token: await house.staff('trainee', 'send') }, 403],
      ]
      const afterPeople = await everything(house.store)
      for (const [asked, status] of askers) {
        const answer = await house.ask('POST', '/api/outbox', {
          ...asked,
          device: uuidv7(),
          body: { contract_version: 1, operations: operations() },
        })
        expect(answer.status, answer.text).toBe(200)
        const { answers } = answer.body as { answers: { status: number }[] }
        expect(answers).toHaveLength(steps.length)
        const wrong = answers.flatMap((each, at) =>
          each.status === status ? [] : [`${steps[at]}: ${JSON.stringify(each)}`],
        )
        expect(wrong).toEqual([])
      }
      const after = await everything(house.store)
      expect(after).toEqual(afterPeople)
      expect(after.restaurant_orders).toBe(before.restaurant_orders)
    })

    it('what anyone may read says no more to trainers, trainees and senders than to guests', async () => {
      const reads = names.filter(
        (name) =>
          served.has(name) &&
          routeOf(name).access === 'public' &&
          routeOf(name).method === 'GET' &&
          name !== 'streamEvents' &&
          !routeOf(name).paths[0].includes('{'),
      )
      expect(reads.length).toBeGreaterThan(8)
      const tokens = [
        await house.staff('trainer'),
        await house.staff('trainee'),
        await house.staff('trainer', 'send'),
        await house.staff('admin', 'send'),
      ]
      for (const name of reads) {
        const [path] = routeOf(name).paths
        const guest = await house.ask('GET', path)
        expect(guest.status, name).toBe(200)
        for (const token of tokens) {
          const theirs = await house.ask('GET', path, { token })
          // The feed is not for senders at all.
          if (theirs.status === 403) expect(routeOf(name).offline, name).toBe('online')
          else expect(theirs.body, name).toEqual(guest.body)
        }
        expect(guest.text, name).not.toMatch(/customer_|guest_name|"phone":"\+2507881/)
      }
    })

    it('what a code opens, another code or none does not', async () => {
      for (const name of open.code) {
        if (!served.has(name)) continue
        for (const body of [
          {},
          { codes: ['ZZZZZZZZ'] },
          { code: 'ZZZZZZZZ', contact: 'x@example.com' },
        ]) {
          const [[method, url] = ['GET', '/'] as const] = callsOf(name)
          const answer = await house.ask(method, url, {
            ...(method === 'GET' ? {} : { body }),
            device: uuidv7(),
          })
          expect(answer.text, name).not.toContain('Aline')
          if (answer.status < 300) expect(answer.text, name).not.toContain(guestsCode)
          else expect([401, 403, 404, 422, 429], `${name} ${answer.text}`).toContain(answer.status)
        }
      }
    })
  })
})
