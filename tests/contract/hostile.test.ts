import { describe, expect, it } from 'vitest'
import { isErrorCode } from '#contract/errors.ts'
import { routeOf, routes, type RouteName } from '#contract/routes.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { tries } from '../fixtures/tries.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openDemo, type Answered, type Asked } from './http-house.ts'

/** Values that have broken servers. */
const nasty: [name: string, value: unknown][] = [
  ['null', null],
  ['a number', -1e308],
  ['a fraction', 0.1 + 0.2],
  ['an empty text', ''],
  ['a list', [[[[]]]]],
  ['a map', { $gt: '', toString: 'x', length: -1 }],
  ['true', true],
  ['SQL', "'; drop table restaurant_orders; --"],
  ['SQL in double quotes', '" or ""="'],
  ['a script', '<script>alert(1)</script>'],
  ['a template', '${7*7}{{7*7}}%s%n'],
  ['a path', '../../../../etc/passwd'],
  ['NUL', 'a\u0000b'],
  ['half a pair', '\ud800'],
  ['right to left', '\u202egnp.exe\u200b\ufeff'],
  ['many accents', 'Z' + '\u0301'.repeat(2000)],
  ['a long text', 'x'.repeat(100_000)],
  ['a formula', '=cmd|/c calc'],
  ['the name of a prototype', '__proto__'],
  ['NaN', 'NaN'],
  ['a reference', `op:${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`],
]

/** Every path into a value: `items.0.price`, … */
function pathsOf(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, key]))]
}

/** The value with one place replaced. */
function withAt(value: unknown, path: readonly string[], replacement: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return replacement
  const copy = structuredClone(value) as Record<string, unknown>
  copy[first] = withAt(copy[first], rest, replacement)
  return copy
}

/** Never a fault of ours, always the one shape. */
function soundly(answer: Answered, hint: string) {
  expect(answer.status, `${hint}: ${answer.text.slice(0, 300)}`).toBeLessThan(500)
  if (answer.status >= 400) {
    expect(isErrorCode(answer.body.code), `${hint}: ${answer.text.slice(0, 300)}`).toBe(true)
    expect(answer.text).not.toMatch(/SQLITE|syntax error|node_modules|at \w+ \(/i)
  }
}

const sentOperation = (body: unknown) => ({
  id: uuidv7(),
  key: uuidv7(),
  route: 'placeRestaurantOrder',
  params: {},
  body,
  group: 'g',
  after: [],
  device_time: MORNING.toISOString(),
})

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  /** A good body for each write; what is done with it is put wrong at one place at a time. */
  async function goodBody(name: RouteName): Promise<unknown> {
    const order = await dinner(house.store)
    switch (name) {
      case 'placeRestaurantOrder':
        return order
      case 'cancelOwnRestaurantOrder':
        return { code: 'H7KMPQ2Z', contact: '0788123456' }
      case 'lookUpRestaurantOrders':
        return { codes: ['H7KMPQ2Z'] }
      case 'login':
        return { email: 'nobody', password: 'x', remember: true }
      case 'sendOutbox':
        return { contract_version: 1, operations: [sentOperation({ party_size: 1 })] }
      case 'voidOperation':
        return { operation_id: uuidv7() }
      case 'reportParked':
        return {
          rows: [
            {
              ...sentOperation(undefined),
              state: 'open',
              endpoint: 'placeRestaurantOrder',
              request: { params: {}, body: {} },
              refusal: { code: 'too_late', message: 'Too late.' },
              words: { title: 'Order', detail: 'x' },
              device_name: 'x',
            },
          ],
        }
      case 'settleParked':
        return { note: 'x' }
      default:
        return { seen: { status: 'pending' }, reason: 'x' }
    }
  }

  const writes = (Object.keys(routes) as RouteName[]).filter(
    (name) => routeOf(name).method !== 'GET',
  )

  let places = 0
  /** Of the values a third at each place, in turn; in `npm run test:all` all. */
  const nextNasty = () => {
    places += 1
    return nasty.filter((_, at) => (at + places) % tries(3, 1) === 0)
  }

  const send = (name: RouteName, body: unknown, params: string, asked: Asked = {}) => {
    const route = routeOf(name)
    const url = route.paths[0].replaceAll(/\{\w+\}/g, params)
    return house.ask(route.method as 'POST', url, {
      body,
      device: uuidv7(),
      ...(name === 'login' ? {} : { token }),
      ...asked,
    })
  }

  describe.each(writes)('%s', (name) => {
    it('bears nonsense at every place of its body', async () => {
      const good = await goodBody(name)
      for (const path of pathsOf(good)) {
        for (const [what, value] of nextNasty()) {
          const answer = await send(name, withAt(good, path, value), uuidv7(), {
            address: `203.0.113.${Math.floor(Math.random() * 250)}`,
          })
          soundly(answer, `${name} with ${what} at "${path.join('.')}"`)
        }
      }
    })

    it('bears nonsense in its address', async () => {
      const good = await goodBody(name)
      for (const params of [
        '%00',
        '..%2f..%2fetc',
        "'%20or%201=1--",
        '%F0%9F%8F%94',
        'x'.repeat(119),
      ]) {
        soundly(await send(name, good, params), `${name} at ${params}`)
      }
    })

    it('bears a body without anything, and none', async () => {
      soundly(await send(name, {}, uuidv7()), name)
      soundly(await send(name, undefined, uuidv7()), name)
      soundly(await send(name, [], uuidv7()), name)
    })
  })

  it('has lost no table and gained no prototype', async () => {
    const tables = await house.store.db
      .selectFrom('restaurant_orders')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(tables.count)).toBeGreaterThan(0)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })

  it('answers every read to strangers without a fault', async () => {
    for (const name of Object.keys(routes) as RouteName[]) {
      const route = routeOf(name)
      if (route.method !== 'GET' || name === 'streamEvents') continue
      for (const query of [
        '',
        '?since=zzz',
        '?q=%00',
        '?page=NaN&per_page=-5',
        '?status=%27',
        '?from=x',
      ]) {
        const url = `${route.paths[0].replaceAll(/\{\w+\}/g, '%27--')}${query}`
        soundly(await house.ask('GET', url), url)
        soundly(await house.ask('GET', url, { token }), url)
      }
    }
  })
})
