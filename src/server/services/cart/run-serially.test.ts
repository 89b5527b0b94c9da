import { expect, it } from 'vitest'
import type { Store } from '../../db/store.ts'
import { Refusal } from '../../pipeline/endpoint.ts'
import { runSerially } from './run-serially.ts'

const aStore = () => ({}) as Store

it('runs one at a time, in order, also after one that failed', async () => {
  const store = aStore()
  const seen: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    await Promise.resolve()
    running -= 1
    seen.push(name)
    if (name === 'b') throw new Error(name)
    return name
  }
  const all = ['a', 'b', 'c'].map((name) => runSerially(store, work(name)))
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(seen).toEqual(['a', 'b', 'c'])
})

it('sends away who comes when too many wait, and takes them again afterwards', async () => {
  const store = aStore()
  const other = aStore()
  let open = () => {}
  const gate = new Promise<void>((resolve) => void (open = resolve))
  const waiting = Array.from({ length: 20 }, () => runSerially(store, () => gate))
  await expect(runSerially(store, () => gate)).rejects.toThrow(Refusal)
  expect(await runSerially(other, async () => 'free')).toBe('free')
  open()
  await Promise.all(waiting)
  expect(await runSerially(store, async () => 'again')).toBe('again')
})
