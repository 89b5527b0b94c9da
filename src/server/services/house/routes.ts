import { house } from '#contract/house.ts'
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
    await changesSince(store, query.since ?? null, audienceOf(actor), wires),
})

export const endpoints = [getHouse, getChanges]
