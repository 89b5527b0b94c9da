import {
  addCalendarFeed as addBody,
  calendarChanged,
  calendarFeedStep,
  newCalendarAddress as addressBody,
  roomCalendars,
} from '#contract/ical.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { CalendarFeedsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { actorDisplayName } from '../../pipeline/actor.ts'
import { newToken } from '../../pipeline/tokens.ts'
import { read, refuse, task, type Call, type Endpoint } from '../../pipeline/endpoint.ts'
import { writeAudit } from '../people/index.ts'
import { activeRooms } from '../rooms/index.ts'
import { lockFeed, importCalendar } from './import-calendar.ts'
import { dropStay } from './import-stay.ts'
import { keyPlace, urlPlace } from './places.ts'
import { roomCalendarOf, roomCalendarsOf } from './wire.ts'

/** A room is let through a handful of channels. */
const MAX_FEEDS = 10

/*
 * Addresses are secrets: who has one reads a calendar. So these are tasks, of which no answer is
 * ever kept, nothing of it lies on a device, and keys of other programs do not read it.
 */

const listRoomCalendars = read({
  name: 'listRoomCalendars',
  answer: roomCalendars,
  async read(_db, { now }, store) {
    return { data: await roomCalendarsOf(store, now) }
  },
})

async function checkRoom(tx: Tx, id: string | undefined): Promise<string> {
  const room = await activeRooms(tx.db)
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  return room?.id ?? refuse('no_such_room')
}

/** The first address of a room's calendar, or a new one: the old one opens nothing any more. */
const newCalendarAddress = task({
  name: 'newCalendarAddress',
  body: addressBody,
  answer: calendarChanged,
  async run(call, { store }) {
    const { params, actor, now } = call
    const { seal } = store
    const room_id = await store.transaction(async (tx) => {
      const roomId = await checkRoom(tx, params.id)
      const row = {
        room_id: roomId,
        key: seal.seal(keyPlace(roomId), newToken()),
        made_at: now.toISOString(),
        made_by: actorDisplayName(actor),
      }
      const { key, made_at, made_by } = row
      await tx.db
        .insertInto('room_calendars')
        .values(row)
        .onConflict((conflict) => conflict.column('room_id').doUpdateSet({ key, made_at, made_by }))
        .execute()
      await writeAudit(tx, call, 'newCalendarAddress', {
        resource: 'room_calendars',
        rowId: roomId,
        changed: { address: [null, 'new'] },
      })
      return roomId
    })
    return { status: 200, body: { data: await roomCalendarOf(store, room_id, now) } }
  },
})

const addCalendarFeed = task({
  name: 'addCalendarFeed',
  body: addBody,
  answer: calendarChanged,
  async run(call, { store, calendarHosts }) {
    const { params, body, actor, now } = call
    if (!calendarHosts.allows(body.url)) {
      refuse('calendar_address', { field: 'url' })
    }
    const id = uuidv7(now.getTime())
    const { seal } = store
    const feed: CalendarFeedsTable = {
      id,
      room_id: params.id ?? '',
      channel: body.channel,
      url: seal.seal(urlPlace(id), body.url),
      added_at: now.toISOString(),
      added_by: actorDisplayName(actor),
      removed_at: null,
      next_fetch_at: now.toISOString(),
      tried_at: null,
      fetched_at: null,
      problem: null,
      repeats: 0,
    }
    await store.transaction(async (tx) => {
      await checkRoom(tx, feed.room_id)
      const its = await tx.db
        .selectFrom('calendar_feeds')
        .select(['id', 'channel', 'url'])
        .where('room_id', '=', feed.room_id)
        .where('removed_at', 'is', null)
        .execute()
      const opened = its.map((one) => ({
        ...one,
        url: seal.open(urlPlace(one.id), one.url),
      }))
      // Asked again after a lost answer: it is there once.
      if (opened.some(({ url }) => url === body.url)) return
      // An address that could not be read any more is given anew: what it holds busy stays so.
      const lost = opened.find(({ url, channel }) => url === null && channel === body.channel)
      if (lost !== undefined) {
        await tx.db
          .updateTable('calendar_feeds')
          .set({
            url: seal.seal(urlPlace(lost.id), body.url),
            next_fetch_at: now.toISOString(),
            problem: null,
          })
          .where('id', '=', lost.id)
          .execute()
        return
      }
      if (its.length >= MAX_FEEDS) refuse('too_many_calendars', { most: MAX_FEEDS })
      await tx.db.insertInto('calendar_feeds').values(feed).execute()
      await writeAudit(tx, call, 'addCalendarFeed', {
        resource: 'calendar_feeds',
        rowId: feed.id,
        changed: { channel: [null, feed.channel] },
      })
    })
    return { status: 201, body: { data: await roomCalendarOf(store, feed.room_id, now) } }
  },
})

async function feedOf(tx: Tx, { params }: Pick<Call, 'params'>) {
  const feed = await lockFeed(tx, params.id ?? '')
  return feed ?? refuse('no_such_calendar')
}

/** Now, not at its time. */
const fetchCalendarFeed = task({
  name: 'fetchCalendarFeed',
  body: calendarFeedStep,
  answer: calendarChanged,
  async run(call, { store, calendarHosts }) {
    const feed = await store.transaction((tx) => feedOf(tx, call))
    await importCalendar(store, calendarHosts, feed, call.now)
    return { status: 200, body: { data: await roomCalendarOf(store, feed.room_id, call.now) } }
  },
})

/** Not fetched any more; what it kept busy, and nobody has come for yet, is free. */
const removeCalendarFeed = task({
  name: 'removeCalendarFeed',
  body: calendarFeedStep,
  answer: calendarChanged,
  async run(call, { store }) {
    const { now } = call
    const feed = await store.transaction(async (tx) => {
      const found = await feedOf(tx, call)
      const held = await tx.db
        .selectFrom('calendar_events')
        .selectAll()
        .where('feed_id', '=', found.id)
        .orderBy('booking_id')
        .execute()
      for (const one of held) await dropStay(tx, found, one, now)
      await tx.db
        .updateTable('calendar_feeds')
        .set({ removed_at: now.toISOString() })
        .where('id', '=', found.id)
        .execute()
      await writeAudit(tx, call, 'removeCalendarFeed', {
        resource: 'calendar_feeds',
        rowId: found.id,
        changed: { channel: [found.channel, null] },
      })
      return found
    })
    return { status: 200, body: { data: await roomCalendarOf(store, feed.room_id, now) } }
  },
})

export const endpoints: Endpoint[] = [
  listRoomCalendars,
  newCalendarAddress,
  addCalendarFeed,
  fetchCalendarFeed,
  removeCalendarFeed,
]
