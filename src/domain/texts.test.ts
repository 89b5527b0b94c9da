import { expect, it } from 'vitest'
import { inLanguage, textIn } from './texts.ts'
import { filledTranslations, translationCells } from './translations.ts'

it('is said in the reader’s language, else in the house’s own, else in any', () => {
  const both = { en: 'Hill', fr: 'Colline' }
  expect(textIn(both, 'fr', 'en')).toBe('Colline')
  expect(textIn(both, 'rw', 'fr')).toBe('Colline')
  expect(textIn({ rw: 'Umusozi' }, 'fr', 'en')).toBe('Umusozi')
  expect(textIn({ fr: '  ', rw: 'Umusozi' }, 'fr', 'fr')).toBe('Umusozi')
  expect(textIn({}, 'fr', 'en')).toBe('')
  expect(textIn(undefined, 'fr')).toBe('')
})

it('says what is sold in a language, each word by itself, else as the house has it', () => {
  const translations = { fr: { name: 'Soupe', description: 'Au potiron' }, rw: { name: 'Isupu' } }
  const soup = { name: 'Soup', description: 'Of pumpkin', price: 4, translations }
  expect(inLanguage(soup, 'fr')).toEqual({ ...soup, name: 'Soupe', description: 'Au potiron' })
  expect(inLanguage(soup, 'rw')).toEqual({ ...soup, name: 'Isupu' })
  expect(inLanguage(soup, 'en')).toEqual(soup)
  // Rows of another host, and of a room without a name.
  const another: typeof soup | { name: string; translations?: never } = { name: 'Soup' }
  expect(inLanguage(another, 'fr')).toEqual({ name: 'Soup' })
  expect(inLanguage({ title: null, translations }, 'rw')).toMatchObject({ name: 'Isupu' })
})

it('keeps of translations what is written', () => {
  const typed = { fr: { name: 'Soupe', description: ' ' }, rw: { name: '' }, en: 3 }
  expect(filledTranslations(typed)).toEqual({ fr: { name: 'Soupe' } })
  expect(filledTranslations(undefined)).toEqual({})
  expect(translationCells({ fr: { name: 'Soupe' } })).toEqual([
    ['name (en)', ''],
    ['name (fr)', 'Soupe'],
    ['name (rw)', ''],
    ['description (en)', ''],
    ['description (fr)', ''],
    ['description (rw)', ''],
  ])
})
