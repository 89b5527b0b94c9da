import { expect, it } from 'vitest'
import type { Attempt } from './db/schema.ts'
import { syncStatusOf } from './sync-status.ts'

const tried = (...results: Attempt['result'][]) => ({
  state: 'unknown' as const,
  parkReason: null,
  attempts: results.map((result, at) => ({ id: String(at), at, result })),
  tries: results.length,
})
const portal = { none: 'not-the-house' }

it.each([
  ['a portal answered every time', tried(portal, portal), 'saved'],
  ['one answer was lost before the portal', tried({ none: 'no-house' }, portal), 'sent'],
  ['the house was in trouble', tried({ status: 503 }), 'sent'],
  ['a try is under way', tried(portal, null), 'sent'],
  ['earlier tries are forgotten', { ...tried(portal), tries: 11 }, 'sent'],
] as const)('%s: %s is %s', (_, row, syncStatus) => {
  expect(syncStatusOf(row)).toBe(syncStatus)
})
