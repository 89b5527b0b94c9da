import { resourceNames, type ChangesAnswer, type Resource } from '#contract/resources.ts'
import type { OperationRow } from '../db/schema.ts'
import type { Cache } from './cache-types.ts'
import { named } from './gone.ts'

/** So often the server may say of one step that what it is about is not there. */
const MAX_REFUSED = 5
/** Appearances that are remembered: of what open steps are about, which is little. */
const MAX_APPEARED = 500

/** The outbox, as far as this needs it. */
export interface Steps {
  /** Rows that have not ended. */
  open: () => Promise<OperationRow[]>
  /** Tries a parked row again; a row that is not parked any more is left alone. */
  retry: (id: string) => Promise<void>
  subscribe: (listener: () => void) => unknown
  /** By the clock of a row's attempts, ms. */
  now: () => number
}

/**
 * A server that lost its past says "There is no such order" of a step until the guest's own device has
 * sent the order again, under its old id. A step that was refused so is tried again by itself when
 * the feed brings what it is about: once each time that it appears.
 *
 * @param has whether the row is on this device already, for this person
 */
export function retryWhatCameBack(
  cache: Cache,
  steps: Steps,
  has: (person: string, resource: Resource, id: string) => Promise<boolean>,
): Cache {
  /** When what appeared, by `named`. An answer may come after the change that makes it void. */
  const appeared = new Map<string, number>()

  const look = async () => {
    if (appeared.size === 0) return
    for (const row of await steps.open()) {
      const at = appeared.get(subjectOf(row)?.name ?? '')
      if (at === undefined || !isMissing(row) || (row.attempts.at(-1)?.at ?? 0) > at) continue
      // Whatever it comes to, this appearance is used up by it.
      await steps.retry(row.id)
    }
  }
  const lookSoon = () => void look().catch(() => undefined)
  steps.subscribe(lookSoon)

  /** What open steps are about and this answer brings, though it was not here. */
  const cameWith = async (person: string, { changes, reset }: ChangesAnswer, walks: boolean) => {
    const came: string[] = []
    if (!Object.values(changes).some(({ rows }) => rows.length > 0)) return came
    for (const row of await steps.open()) {
      const about = subjectOf(row)
      if (about === null || row.tries === 0) continue
      const { resource, id, name } = about
      if (changes[resource]?.rows.some((one) => one.id === id) !== true) continue
      // While everything is sent anew, what lies here is of the server as it was.
      if (reset || walks || !(await has(person, resource, id))) came.push(name)
    }
    return came
  }

  return {
    ...cache,
    async applyChanges(person, asked, answer, asOf) {
      const walks = answer.reset || (await cache.cursor(person))?.pages !== undefined
      const came = await cameWith(person, answer, walks).catch(() => [])
      const outcome = await cache.applyChanges(person, asked, answer, asOf)
      if (outcome === 'overtaken' || came.length === 0) return outcome
      if (appeared.size + came.length > MAX_APPEARED) appeared.clear()
      for (const name of came) appeared.set(name, steps.now())
      lookSoon()
      return outcome
    },
  }
}

/** Parked because the server has nothing that it could be done to. */
function isMissing({ state, wish, answer, attempts }: OperationRow): boolean {
  if (state !== 'parked' || wish !== null || answer?.code !== 'not_found') return false
  const times = attempts.filter(
    ({ result }) => result && 'status' in result && result.status === 404,
  )
  return times.length < MAX_REFUSED
}

/** The row of the server that an operation is about, by its group; null for what it makes itself. */
function subjectOf({ group }: OperationRow) {
  const at = group.indexOf(':')
  const resource = resourceNames.find((name) => name === group.slice(0, at))
  const id = group.slice(at + 1)
  return resource === undefined ? null : { resource, id, name: named(resource, id) }
}
