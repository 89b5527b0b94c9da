import { expect, it, vi } from 'vitest'
import { Buckets } from '../http/buckets.ts'
import { byCodes } from './by-codes.ts'

const now = new Date('2026-11-21T08:00:00.000Z')
const known = new Map([['AAAA2222', 'Ada']])
const find = (codes: string[]) =>
  Promise.resolve(codes.flatMap((code) => (known.has(code) ? [known.get(code)] : [])))
const asked = (...codes: string[]) => ({ codes, address: '203.0.113.7', now })

it('gives what is known of the codes, each once', async () => {
  const rows = vi.fn(find)
  const limit = new Buckets({ most: 5, window: 600_000 })
  const found = await byCodes(asked('AAAA2222', 'AAAA2222', 'BBBB3333'), limit, rows)
  expect(found).toEqual(['Ada'])
  expect(rows.mock.calls).toEqual([[['AAAA2222', 'BBBB3333']]])
})

it('asks nothing of the store for no codes', async () => {
  const rows = vi.fn(find)
  expect(await byCodes(asked(), new Buckets({ most: 5, window: 600_000 }), rows)).toEqual([])
  expect(rows).not.toHaveBeenCalled()
})

it('counts unknown codes alone, and refuses who tries too many, also known ones', async () => {
  const limit = new Buckets({ most: 2, window: 600_000 })
  for (let i = 0; i < 5; i += 1) await byCodes(asked('AAAA2222'), limit, find)
  await byCodes(asked('BBBB3333', 'CCCC4444'), limit, find)
  await expect(byCodes(asked('AAAA2222'), limit, find)).rejects.toMatchObject({
    code: 'too_many_requests',
  })
  expect(await byCodes({ ...asked('AAAA2222'), address: '198.51.100.2' }, limit, find)).toEqual([
    'Ada',
  ])
})
