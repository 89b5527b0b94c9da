import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SearchIndex } from './search-index.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 8 })
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 3 })

test('finds what a look into each text one by one finds (law)', () => {
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 12 }),
      fc.uniqueArray(word, { maxLength: 3 }),
      (texts, words) => {
        const one = texts.flatMap((text, at) =>
          words.every((it) => text.includes(it)) ? [at] : [],
        )
        expect(new SearchIndex(texts).find(words)).toEqual(one)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('nothing is found across two texts, and no word finds everything', () => {
  expect(new SearchIndex(['ab', 'cd']).find(['bc'])).toEqual([])
  expect(new SearchIndex(['ab', '', 'cd']).find([])).toEqual([0, 1, 2])
  expect(new SearchIndex([]).find(['a'])).toEqual([])
})
