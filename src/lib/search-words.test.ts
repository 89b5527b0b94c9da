import { expect, test } from 'vitest'
import { matchesWords } from './search-words.ts'

test('every word counts, wherever it stands, with or without its accents', () => {
  expect(matchesWords('Crème brûlée, desserts', 'brulee crem')).toBe(true)
  expect(matchesWords('Crème brûlée, desserts', 'brulee soup')).toBe(false)
})

test('an empty search finds everything', () => {
  expect(matchesWords('anything', '')).toBe(true)
  expect(matchesWords('', '  ')).toBe(true)
})
