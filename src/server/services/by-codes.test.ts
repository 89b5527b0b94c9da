import { expect, it, vi } from 'vitest'
import type { Actor } from '../pipeline/endpoint.ts'
import { UnknownCodes } from '../pipeline/unknown-codes.ts'
import { findByCodes, confirmedSubjects } from './by-codes.ts'

const now = new Date('2026-11-21T08:00:00.000Z')
const known = new Map([['AAAA2222', 'Ada']])
const find = (codes: string[]) =>
  Promise.resolve(
    codes.flatMap((code) => (known.has(code) ? [{ code, name: known.get(code) }] : [])),
  )
const stranger: Actor = { kind: 'guest', deviceId: null }
const asked = (codes: string[], actor: Actor = stranger, address = '203.0.113.7') => ({
  params: {},
  query: {},
  body: { codes },
  actor,
  operation: null,
  address,
  now,
})
const few = (max: number) => ({
  unknownCodes: new UnknownCodes({
    prefix: { max, windowMs: 600_000 },
    own: { max: 3, windowMs: 600_000 },
  }),
})
const ada = [{ code: 'AAAA2222', name: 'Ada' }]

it('gives what is known of the codes, each once', async () => {
  const rows = vi.fn(find)
  const found = await findByCodes(asked(['AAAA2222', 'AAAA2222', 'BBBB3333']), few(5), rows)
  expect(found).toEqual(ada)
  expect(rows.mock.calls).toEqual([[['AAAA2222', 'BBBB3333']]])
})

it('asks nothing of the store for no codes', async () => {
  const rows = vi.fn(find)
  expect(await findByCodes(asked([]), few(5), rows)).toEqual([])
  expect(rows).not.toHaveBeenCalled()
})

it('refuses who tries too many that begin alike, also known ones, and nobody else', async () => {
  const limit = few(2)
  for (let i = 0; i < 5; i += 1) await findByCodes(asked(['AAAA2222']), limit, find)
  await findByCodes(asked(['AABB3333', 'AACC4444', 'BBBB3333', 'BBCC3333']), limit, find)
  const refused = { code: 'too_many_requests' }
  await expect(findByCodes(asked(['AAAA2222']), limit, find)).rejects.toMatchObject(refused)
  // Other code prefixes, other addresses, and known devices.
  await expect(findByCodes(asked(['CCCC2222']), limit, find)).resolves.toEqual([])
  await expect(
    findByCodes(asked(['AAAA2222'], stranger, '198.51.100.2'), limit, find),
  ).resolves.toEqual(ada)
  const guest: Actor = { kind: 'guest', deviceId: 'x', known: 'room 1' }
  await expect(findByCodes(asked(['AAAA2222'], guest), limit, find)).resolves.toEqual(ada)
})

it('counts the same wrong code once, however often an old phone asks', async () => {
  const limit = few(2)
  for (let i = 0; i < 9; i += 1) await findByCodes(asked(['AABB3333']), limit, find)
  await expect(findByCodes(asked(['AAAA2222']), limit, find)).resolves.toEqual(ada)
})

it('knows a guest by what was paid or confirmed alone', () => {
  const rows = [
    { id: '1', status: 'pending', payment_status: 'unpaid' },
    { id: '2', status: 'pending', payment_status: 'paid' },
    { id: '3', status: 'approved', payment_status: 'unpaid' },
    { id: '4', status: 'cancelled', payment_status: 'paid' },
    { id: '5', status: 'active' },
  ]
  expect(confirmedSubjects('room', rows)).toEqual(['room 2', 'room 3', 'room 5'])
})
