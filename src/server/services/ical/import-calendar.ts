import type { CalendarFeedsTable } from '../../db/schema.ts'
import type { Store, Tx } from '../../db/store.ts'
import { settingsOf } from '../../house-settings.ts'
import { fetchCalendar, type CalendarHosts, type Fetched } from './fetch.ts'
import { urlPlace } from './places.ts'
import { readCalendar, type ReadCalendar } from '#domain/calendar-file.ts'
import { dropStay, importStay } from './import-stay.ts'

const FETCH_INTERVAL_MS = 30 * 60_000

/** The feed, locked against its removal; undefined once staff have removed it. */
export async function lockFeed(tx: Tx, id: string): Promise<CalendarFeedsTable | undefined> {
  return await tx.db
    .updateTable('calendar_feeds')
    .set((eb) => ({ room_id: eb.ref('room_id') }))
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Brings the bookings of a channel in step with its calendar. A transaction a stay: what waits for a
 * night waits for that alone, and a power cut leaves nothing half done that the next time would not
 * finish.
 */
async function syncStays(store: Store, feedId: string, read: ReadCalendar, now: Date) {
  const stays = read.stays.toSorted((a, b) =>
    a.check_in === b.check_in ? (a.uid < b.uid ? -1 : 1) : a.check_in < b.check_in ? -1 : 1,
  )
  const named = new Set(stays.map(({ uid }) => uid))
  const known = await store.db
    .selectFrom('calendar_events')
    .selectAll()
    .where('feed_id', '=', feedId)
    .execute()
  const within = (work: (tx: Tx, feed: CalendarFeedsTable) => Promise<unknown>) =>
    store.transaction(async (tx) => {
      const feed = await lockFeed(tx, feedId)
      if (feed !== undefined) await work(tx, feed)
    })
  // What left first: its nights may be another's by now.
  for (const held of known) {
    if (!named.has(held.uid)) await within((tx, feed) => dropStay(tx, feed, held, now))
  }
  for (const stay of stays) await within((tx, feed) => importStay(tx, feed, stay, now))
}

async function recordFetch(
  store: Store,
  id: string,
  fetched: Fetched,
  read: ReadCalendar | null,
  at: string,
) {
  const problem = fetched.kind === 'problem' ? fetched.problem : read ? null : 'not_a_calendar'
  await store.transaction((tx) =>
    tx.db
      .updateTable('calendar_feeds')
      .set({
        tried_at: at,
        problem,
        ...(read && { fetched_at: at, repeats: read.repeats }),
      })
      .where('id', '=', id)
      .execute(),
  )
}

/** Fetches one channel's calendar and imports it; a failure changes nothing. */
export async function importCalendar(
  store: Store,
  hosts: CalendarHosts,
  { id, url }: Pick<CalendarFeedsTable, 'id' | 'url'>,
  now: Date,
): Promise<void> {
  const address = store.seal.open(urlPlace(id), url)
  const fetched: Fetched =
    address === null
      ? { kind: 'problem', problem: 'address_lost' }
      : await fetchCalendar(address, hosts)
  const { timezone } = await settingsOf(store.db)
  const read = fetched.kind === 'text' ? readCalendar(fetched.text, timezone) : null
  if (read !== null) await syncStays(store, id, read, now)
  await recordFetch(store, id, fetched, read, now.toISOString())
}

/** Every channel's calendar that is due; of several processes each takes its own. */
export async function importDueCalendars(
  store: Store,
  hosts: CalendarHosts,
  now: Date,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  const next = new Date(now.getTime() + FETCH_INTERVAL_MS).toISOString()
  const tooFarAhead = new Date(now.getTime() + 2 * FETCH_INTERVAL_MS).toISOString()
  while (!stopping.aborted) {
    const feed = await store.transaction(async (tx) => {
      const due = await tx.db
        .selectFrom('calendar_feeds')
        .selectAll()
        .where('removed_at', 'is', null)
        .where((eb) =>
          eb.or([
            eb('next_fetch_at', '<=', now.toISOString()),
            // Put off while the clock was ahead: until then its nights would be sold twice.
            eb('next_fetch_at', '>', tooFarAhead),
          ]),
        )
        .orderBy('next_fetch_at')
        .executeTakeFirst()
      if (due === undefined) return undefined
      const taken = await tx.db
        .updateTable('calendar_feeds')
        .set({ next_fetch_at: next })
        .where('id', '=', due.id)
        .where('next_fetch_at', '=', due.next_fetch_at)
        .returningAll()
        .executeTakeFirst()
      return taken ?? 'another'
    })
    if (feed === undefined) return
    if (feed !== 'another') await importCalendar(store, hosts, feed, now)
  }
}
