import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { resourceNames, readableBy, type Resource } from '#contract/resources.ts'

/** Carries the names of changed resources between the server's processes. */
export const CHANNEL = 'imisozi_changes'

/** What is committed within this time is announced together, ms. */
const GATHER_MS = 50
/** How often to look for commits that nobody announced, ms. */
const LOOK_MS = 1000

/** The snapshot is taken after the commits: whoever hears of a resource hears of all that it sees. */
const ANNOUNCE = `select pg_notify('${CHANNEL}', $1 || ' ' || pg_current_snapshot()::text)`

/**
 * Resources with changes that were committed between the looks before and before that ($1, $2), and
 * that no announcement heard of so far has covered ($3, by resource).
 */
const LOOK = `
  select pg_current_snapshot()::text as now, array(
    select distinct resource from changes
    where position >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint
      and pg_visible_in_snapshot(position::text::xid8, $2::pg_snapshot)
      and not pg_visible_in_snapshot(position::text::xid8, $1::pg_snapshot)
      and not pg_visible_in_snapshot(
        position::text::xid8, coalesce($3::jsonb ->> resource, $1::text)::pg_snapshot)
  ) as missed`

/** A process's line for live updates: announces its commits, and hears of those of all. */
export interface LiveLine {
  /** After the commit: in it, commits would wait for each other over all of the cluster. */
  announce(changed: readonly Resource[]): void
  /** Announces what waits, then closes. */
  close(): Promise<void>
}

/**
 * Listens on its own connection and reconnects when it breaks. Notifications in between are lost,
 * so everything counts as changed then. A process may die, or hang, between its commit and its
 * announcement (decision 93): the others see that in the table of changes within two looks.
 */
export async function openLiveLine(
  databaseUrl: string,
  tell: (changed: Resource[]) => void,
): Promise<LiveLine> {
  const stopping = new AbortController()
  const waiting = new Set<Resource>()
  let announcing: NodeJS.Timeout | undefined
  let announcedAt = -GATHER_MS
  /** The snapshots of the last look and of the one before. */
  let looks: readonly [before: string, last: string]
  /** Of the last announcement of a resource: what it covers. */
  const covered = new Map<Resource, string>()
  let client = await connect()
  const looking = setInterval(() => void look(), LOOK_MS)

  async function connect(): Promise<Client> {
    const fresh = new Client({
      connectionString: databaseUrl,
      application_name: 'imisozi live',
      keepAlive: true,
    })
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload = '' }) => hear(payload))
    await fresh.connect()
    // An announcement is nothing that the disk must have.
    await fresh.query(`set synchronous_commit = off; listen ${CHANNEL}`)
    const { rows } = await fresh.query<{ now: string }>('select pg_current_snapshot()::text as now')
    const now = rows[0]?.now ?? ''
    looks = [now, now]
    fresh.once('end', () => void reconnect())
    return fresh
  }

  async function reconnect(): Promise<void> {
    for (let pause = 250; !stopping.signal.aborted; pause = Math.min(pause * 2, 15_000)) {
      try {
        await sleep(pause, undefined, { signal: stopping.signal })
        client = await connect()
        if (stopping.signal.aborted) return await client.end()
        tell(resourceNames)
        await send()
        return
      } catch {
        // Not reachable yet, or stopped: the loop checks both.
      }
    }
  }

  function hear(payload: string): void {
    const [names = '', snapshot] = payload.split(' ')
    const changed = resourcesIn(names.split(','))
    if (snapshot !== undefined) for (const name of changed) covered.set(name, snapshot)
    tell(changed)
  }

  async function send(): Promise<void> {
    clearTimeout(announcing)
    announcing = undefined
    if (waiting.size === 0) return
    const changed = [...waiting]
    waiting.clear()
    announcedAt = performance.now()
    try {
      await client.query({ name: 'announce', text: ANNOUNCE, values: [changed.join(',')] })
    } catch {
      // Again when the line is back.
      for (const name of changed) waiting.add(name)
    }
  }

  async function look(): Promise<void> {
    const [before, last] = looks
    const values = [before, last, JSON.stringify(Object.fromEntries(covered))]
    try {
      // Not kept by name: planned for these positions it reads the index, for any it reads the table.
      const { rows } = await client.query<{ now: string; missed: string[] }>(LOOK, values)
      // Meanwhile the line was cut, and everything told.
      if (rows[0] === undefined || looks[1] !== last) return
      looks = [last, rows[0].now]
      const missed = resourcesIn(rows[0].missed)
      if (missed.length > 0) tell(missed)
    } catch {
      // The line is cut: what comes back tells everything.
    }
  }

  return {
    announce(changed) {
      for (const name of changed) waiting.add(name)
      const pause = Math.max(0, announcedAt + GATHER_MS - performance.now())
      announcing ??= setTimeout(() => void send(), pause)
    },
    async close() {
      clearInterval(looking)
      stopping.abort()
      await send()
      await client.end()
    },
  }
}

function resourcesIn(names: readonly string[]): Resource[] {
  return names.filter((name): name is Resource => Object.hasOwn(readableBy, name))
}
