import { expect, test } from 'vitest'
import { pageLocks } from './locks.ts'

test.each(['with Web Locks', 'without, outside secure contexts'])(
  'turns, one by one: %s',
  async (how) => {
    const real = globalThis.navigator
    if (how.startsWith('without'))
      Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true })
    try {
      const { request } = pageLocks()
      const seen: string[] = []
      let letGo = () => {}
      const first = request('test', async () => {
        await new Promise<void>((resolve) => (letGo = resolve))
        seen.push('first')
        throw new Error('broken')
      })
      const second = request('test', async () => seen.push('second'))
      await new Promise((resolve) => setTimeout(resolve, 1))
      expect(seen).toEqual([])
      letGo()
      await expect(first).rejects.toThrow('broken')
      await second
      expect(seen).toEqual(['first', 'second'])
    } finally {
      Object.defineProperty(globalThis, 'navigator', { value: real, configurable: true })
    }
  },
)
