import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '#contract/route.ts'
import { routeOf, routes, type RouteName } from '#contract/routes.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Store } from '#server/db/store.ts'
import { endpoints } from '#server/services/endpoints.ts'
import { eachStore } from '../contract/fixtures.ts'
import { MORNING, openDemo, type House } from '../contract/http-house.ts'
import { groundOf, wrongOf, type PageBackdrop, type Question } from './access-asking.ts'
import { callersOf, type Callers } from './access-callers.ts'
import { accessPage, keptPage } from './access-page.ts'
import { identityNames, rows, summary, verdict, type Identity, type Row } from './access-rules.ts'
import { tableNames } from '../contract/table-names.ts'

/**
 * Who may do what (decision 38), asked of the real server: every operation of the contract for
 * everybody who may ask, against a table that was written by hand.
 */

const names = Object.keys(routes) as RouteName[]
const whole = rows.filter(({ part }) => part === undefined)

/** Everything that lies in the store, table by table, in short. */
async function everything(store: Store): Promise<Record<string, string>> {
  const told: Record<string, string> = {}
  for (const name of await tableNames(store)) {
    // How words lie in the index, and what budgets have counted, is no effect of an operation.
    if (name.includes('_words') || /^(budget_uses|shared_limits)$/.test(name)) continue
    const { rows: its } = await sql<object>`select * from ${sql.table(name)}`.execute(store.db)
    const lines = its.map((row) => JSON.stringify(row)).toSorted()
    told[name] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`
  }
  return told
}

it('every operation of the contract stands in the table once, and is served', () => {
  expect(whole.map(({ of }) => of).toSorted()).toEqual(names.toSorted())
  expect(endpoints.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

it('docs/access.md is what the table says; npm run access writes it', () => {
  expect(keptPage()).toBe(accessPage())
})

it('no path is served under two classes with one method', () => {
  const said = new Map<string, string>()
  for (const { of, title, who } of whole) {
    const { method, paths } = routeOf(of)
    for (const path of paths) {
      const place = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`
      expect(said.get(place) ?? who, `${place} (${of}, ${title})`).toBe(who)
      said.set(place, who)
    }
  }
})

eachStore((make) => {
  describe('who may do what', () => {
    let house: House
    let ground: PageBackdrop
    let callers: Callers

    beforeAll(async () => {
      house = await openDemo(make)
      ground = await groundOf(house)
      callers = await callersOf(house)
    })

    const questionsOf = (its: readonly Row[]): Question[] =>
      identityNames.flatMap((by) => its.map((row) => ({ by, row, expected: verdict(row, by) })))

    async function wrong(questions: readonly Question[]): Promise<string[]> {
      const found: string[] = []
      for (const question of questions) {
        found.push(...(await wrongOf(house, ground, callers, question)))
      }
      return found
    }

    const isRefused = ({ expected }: Question) => expected === 401 || expected === 403
    /** It ends the session that it is asked with. */
    const isLast = ({ row, expected }: Question) => row.of === 'logout' && expected === 'yes'

    it('who is not let in is refused with the table’s code, and nothing happens', async () => {
      const questions = questionsOf(rows).filter(isRefused)
      expect(questions.length).toBeGreaterThan(1000)
      const before = await everything(house.store)
      expect(await wrong(questions)).toEqual([])
      expect(await everything(house.store)).toEqual(before)
    })

    it('in a batch each operation has the same verdict', async () => {
      const queued = whole.filter(({ of }) => routeOf(of).offline === 'queued')
      const before = await everything(house.store)
      for (const by of identityNames) {
        const refused = queued.filter((row) => [401, 403].includes(verdict(row, by) as number))
        // The admin may do all of it: there is nothing to refuse.
        if (refused.length === 0) continue
        const answer = await house.ask('POST', '/api/outbox', {
          ...callers[by],
          body: { contract_version: 1, operations: refused.map((row) => sent(row)) },
        })
        const outbox = verdict(rowOf('sendOutbox'), by)
        if (outbox !== 'yes') {
          expect(answer.status, by).toBe(outbox)
          continue
        }
        expect(answer.status, answer.text).toBe(200)
        const { answers } = answer.body as { answers: { status: number }[] }
        expect(
          answers.map(({ status }, at) => `${refused[at]?.of} ${status}`),
          by,
        ).toEqual(refused.map((row) => `${row.of} ${verdict(row, by)}`))
      }
      expect(await everything(house.store)).toEqual(before)
    })

    it('a sending token steps only as an operation of its outbox', async () => {
      const senders: Identity[] = ['kitchen sends', 'reception sends', 'admin sends']
      for (const by of senders) {
        for (const { of, who } of whole) {
          if (routeOf(of).offline !== 'queued' || who === 'anyone') continue
          const [path] = routeOf(of).paths
          const answer = await house.ask(
            routeOf(of).method,
            path.replaceAll(/\{\w+\}/g, () => uuidv7()),
            { ...callers[by], body: {} },
          )
          expect([by, of, answer.status]).toEqual([by, of, 403])
        }
      }
    })

    it('a role that the contract has loosened is found', async () => {
      const faults: [RouteName, Partial<Route>][] = [
        ['listPayments', { role: undefined as never }],
        ['updateSettings', { role: 'reception' }],
        ['updateRoom', { wholeRole: undefined as never }],
        ['listCustomers', { access: 'public' }],
        ['createApiKey', { access: 'send' }],
        ['getReport', { role: undefined as never }],
      ]
      for (const [of, fault] of faults) {
        const route = routes[of] as Route
        const was = { ...route }
        try {
          Object.assign(route, fault)
          const its = rows.filter((row) => row.of === of)
          expect(await wrong(questionsOf(its).filter(isRefused)), of).not.toEqual([])
        } finally {
          Object.assign(route, was)
        }
      }
    })

    it('who is let in is let in, by a code only to what it opens', async () => {
      const questions = questionsOf(rows).filter((question) => !isRefused(question))
      expect(questions.length).toBeGreaterThan(900)
      expect(await wrong(questions.filter((question) => !isLast(question)))).toEqual([])
      expect(await wrong(questions.filter(isLast))).toEqual([])
      const calls = questionsOf(rows).length
      process.stdout.write(
        `  ${calls} pairs of ${rows.length} rows and ${identityNames.length} who ask (docs/access.md)\n` +
          summary()
            .map((each) => `  ${each}\n`)
            .join(''),
      )
    })

    function rowOf(of: RouteName): Row {
      const row = whole.find((each) => each.of === of)
      if (row === undefined) throw new Error(`${of} is not in the table`)
      return row
    }

    /** As an outbox sends it, each in a group of its own: one refusal holds no other up. */
    function sent({ of }: Row) {
      const { subject = '', paths } = routeOf(of)
      const params = [...paths[0].matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [
        param,
        (param === 'id' ? ground.rowOf.get(subject) : undefined) ?? uuidv7(),
      ])
      return {
        id: uuidv7(),
        key: uuidv7(),
        route: of,
        params: Object.fromEntries(params) as Record<string, string>,
        body: { status: 'cancelled', seen: {} },
        group: uuidv7(),
        after: [],
        device_time: MORNING.toISOString(),
      }
    }
  })
})
