import { expect, it } from 'vitest'
import { storedBell } from './setting.ts'

function memory(text: string | null = null) {
  const kept = { text }
  return {
    kept,
    getItem: () => kept.text,
    setItem: (_: string, value: string) => void (kept.text = value),
  }
}

it('is each person’s own, and outlives the page', () => {
  const storage = memory()
  const first = storedBell(storage)
  first.set('u1', true)
  first.set('u2', true)
  first.set('u1', false)
  first.set('u2', true)
  expect(first.getSnapshot()).toEqual(['u2'])
  expect(storedBell(storage).getSnapshot()).toEqual(['u2'])
})

it.each([null, '{', '7', '[1,null]'])('is off for everybody where %j is kept', (text) => {
  expect(storedBell(memory(text)).getSnapshot()).toEqual([])
})

it('holds for the page where nothing can be kept', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  for (const storage of [full, null]) {
    const bell = storedBell(storage)
    bell.set('u1', true)
    expect(bell.getSnapshot()).toEqual(['u1'])
  }
})
