import { expect, it } from 'vitest'
import { textIn } from './texts.ts'

it('is said in the reader’s language, else in the house’s own, else in any', () => {
  const both = { en: 'Hill', fr: 'Colline' }
  expect(textIn(both, 'fr', 'en')).toBe('Colline')
  expect(textIn(both, 'rw', 'fr')).toBe('Colline')
  expect(textIn({ rw: 'Umusozi' }, 'fr', 'en')).toBe('Umusozi')
  expect(textIn({ fr: '  ', rw: 'Umusozi' }, 'fr', 'fr')).toBe('Umusozi')
  expect(textIn({}, 'fr', 'en')).toBe('')
  expect(textIn(undefined, 'fr')).toBe('')
})
