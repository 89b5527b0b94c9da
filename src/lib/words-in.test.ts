import { expect, test } from 'vitest'
import { hasWords } from './words-in.ts'

test('every word counts, wherever it stands, with or without its accents', () => {
  expect(hasWords('Crème brûlée, desserts', 'brulee crem')).toBe(true)
  expect(hasWords('Crème brûlée, desserts', 'brulee soup')).toBe(false)
})

test('an empty search finds everything', () => {
  expect(hasWords('anything', '')).toBe(true)
  expect(hasWords('', '  ')).toBe(true)
})
