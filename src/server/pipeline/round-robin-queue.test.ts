import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { RoundRobinQueue } from './round-robin-queue.ts'

describe('long work', () => {
  it('is done one piece at a time, and whose turn it is goes round', async () => {
    const turns = new RoundRobinQueue()
    const done: string[] = []
    let now = 0
    let most = 0
    const work = (name: string) => async () => {
      now += 1
      most = Math.max(most, now)
      await setImmediate()
      now -= 1
      done.push(name)
      return name
    }
    const crowd = ['a1', 'a2', 'a3', 'a4'].map((name) => turns.run('a', work(name)))
    const others = ['b1', 'c1', 'b2'].map((name) => turns.run(name.slice(0, 1), work(name)))
    expect(await Promise.all(crowd)).toEqual(['a1', 'a2', 'a3', 'a4'])
    await Promise.all(others)
    expect(most).toBe(1)
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('goes on after a piece that failed, and from rest', async () => {
    const turns = new RoundRobinQueue()
    const failed = turns.run('a', () => Promise.reject(new Error('broken')))
    const next = turns.run('a', async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(await turns.run('b', async () => 'again')).toBe('again')
  })
})
