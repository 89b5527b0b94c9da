import { lostSecrets as answer } from '#contract/settings.ts'
import { read } from '../../pipeline/endpoint.ts'
import { unreadableSecrets } from '../../seal/sealed-columns.ts'

/** GET /api/settings/lost-secrets */
export const getLostSecrets = read({
  name: 'getLostSecrets',
  answer,
  async read(db, _call, { seal }) {
    const lost = await unreadableSecrets(db, seal)
    const people = await db.selectFrom('users').select(['id', 'name']).orderBy('name').execute()
    const rooms = await db
      .selectFrom('rooms')
      .select(['id', 'room_number'])
      .orderBy('room_number')
      .execute()
    const feeds = await db
      .selectFrom('calendar_feeds')
      .innerJoin('rooms', 'rooms.id', 'calendar_feeds.room_id')
      .select(['calendar_feeds.id', 'room_number', 'channel'])
      .where('removed_at', 'is', null)
      .orderBy('room_number')
      .execute()
    return {
      second_steps: people.filter(({ id }) => lost.users.includes(id)).map(({ name }) => name),
      calendars: rooms
        .filter(({ id }) => lost.room_calendars.includes(id))
        .map(({ room_number }) => room_number),
      channels: feeds
        .filter(({ id }) => lost.calendar_feeds.includes(id))
        .map(({ room_number, channel }) => ({ room_number, channel })),
    }
  },
})
