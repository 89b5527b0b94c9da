import { house } from '#contract/house.ts'
import { MAX_CHANGES_PAGE } from '#contract/resources.ts'
import { dayIn } from '#domain/days.ts'
import { changesSince } from '../../db/changes.ts'
import { audienceOf } from '../../pipeline/actor.ts'
import { read } from '../../pipeline/endpoint.ts'
import { wiresFor } from '../wires.ts'
import { settingsOf } from '../../house-settings.ts'
import { readHouse } from './wire.ts'

const getHouse = read({
  name: 'getHouse',
  answer: house,
  read: async (db) => await readHouse(db),
})

const getChanges = read({
  name: 'getChanges',
  async read(db, { query, actor }, store, { now }) {
    const audience = audienceOf(actor)
    const { since = null, page } = query
    const { timezone } = await settingsOf(db)
    const today = dayIn(timezone, now())
    return await changesSince(store, since, audience, wiresFor(audience), today, pageSize(page))
  },
})

/** Rows in an answer; null: all of them, for devices that know no pages. */
function pageSize(asked: string | undefined): number | null {
  if (asked === undefined || !/^\d{1,6}$/.test(asked)) return null
  return Math.min(Math.max(Number(asked), 1), MAX_CHANGES_PAGE)
}

export const endpoints = [getHouse, getChanges]
