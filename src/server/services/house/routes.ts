import { house } from '#contract/house.ts'
import { CHANGES_PAGE_MOST } from '#contract/resources.ts'
import { changesSince } from '../../db/changes.ts'
import { audienceOf } from '../../http/actor.ts'
import { read } from '../../http/endpoint.ts'
import { wires } from '../wires.ts'
import { theHouse } from './rows.ts'

const getHouse = read({
  name: 'getHouse',
  answer: house,
  read: async (db) => await theHouse(db),
})

const getChanges = read({
  name: 'getChanges',
  read: async (_, { query, actor }, store) =>
    await changesSince(store, query.since ?? null, audienceOf(actor), wires, pageSize(query.page)),
})

/** Rows in an answer; null: all of them, for devices that know no pages. */
function pageSize(asked: string | undefined): number | null {
  if (asked === undefined || !/^\d{1,6}$/.test(asked)) return null
  return Math.min(Math.max(Number(asked), 1), CHANGES_PAGE_MOST)
}

export const endpoints = [getHouse, getChanges]
