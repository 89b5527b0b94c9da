import { house } from '#contract/house.ts'
import { changesSince } from '../../db/changes.ts'
import { read, type Actor } from '../../http/endpoint.ts'
import { wires } from '../wires.ts'
import { theHouse } from './rows.ts'

const getHouse = read({
  name: 'getHouse',
  answer: house,
  read: async (db) => await theHouse(db),
})

/** Roles that keep the desk's tables on their devices. */
const deskRoles = new Set(['admin', 'staff'])

function audienceOf(actor: Actor): 'public' | 'staff' {
  return actor.kind === 'staff' && actor.scope === 'full' && deskRoles.has(actor.role)
    ? 'staff'
    : 'public'
}

const getChanges = read({
  name: 'getChanges',
  read: async (_, { query, actor }, store) =>
    await changesSince(store, query.since ?? null, audienceOf(actor), wires),
})

export const endpoints = [getHouse, getChanges]
