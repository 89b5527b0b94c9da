import { expect, it } from 'vitest'
import { brandTokens } from '#lib/brand-tokens.ts'
import { defaultSettings } from '../house-settings.ts'
import { buildLetter } from './kind.ts'
import { wholeTitle } from '../services/payments/index.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import type { LetterLocale } from './texts/letter-locale.ts'

it('has the colour that the house chose, in its head and on its buttons', () => {
  const settings = { ...defaultSettings, primary_color: '#8a1c4a' }
  const locale = { language: 'en' } as LetterLocale
  const blocks = [{ kind: 'link', label: 'Your booking', url: 'https://house.test' }] as const
  const { html } = buildLetter({ settings, locale }, 'Booked', { title: 'Booked', blocks })
  const { primary, 'primary-deep': deep } = brandTokens('#8a1c4a').day
  expect(html).toContain(`background:${primary}`)
  expect(html).toContain(`background:${deep}`)
  expect(html).not.toMatch(/#1E5B41|#133D2C/)
})

it('names a room without a name by its number', () => {
  expect([en, fr].map(({ room }) => room('', '1'))).toEqual(['Room 1', 'Chambre 1'])
  expect(en.room('Lake room', '12')).toBe('Lake room, room 12')
  expect(wholeTitle({ title: '', more: '1' })).toBe('Room 1')
})
