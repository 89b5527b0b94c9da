import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greetedAs, withoutAddresses } from './strangers-text.ts'

describe('greetedAs', () => {
  it.each([
    ['Aline Mukamana', 'Aline Mukamana'],
    ['  J.P.  Habimana ', 'J.P. Habimana'],
    ["Siobhán O'Brien-Nkurunziza", "Siobhán O'Brien-Nkurunziza"],
    ['محمد الفاتح', 'محمد الفاتح'],
    ['王小明', '王小明'],
    ['Anne & Paul', 'Anne & Paul'],
    ['Ｅｒｉｃ', 'Eric'],
  ])('%s is greeted', (name, greeted) => {
    expect(greetedAs(name)).toBe(greeted)
  })

  it.each([
    'Win $1000 at evil.example',
    'evil.example',
    'evil。example',
    'ev\u200Bil.exam\u00ADple',
    'a@b',
    'https://evil',
    'www evil',
    'éwww。',
    'Call 0788123456',
    'Your prize waits',
    'Vous avez gagné',
    '5000 RWF',
    'MONEY for you',
    '<b>x</b>',
    '.',
    '',
    'x'.repeat(200),
  ])('%s is not', (name) => {
    expect(greetedAs(name)).toBeNull()
  })

  it('cuts between words', () => {
    expect(greetedAs('Maria Magdalena Josefina de la Santísima Trinidad')).toBe(
      'Maria Magdalena Josefina de la',
    )
  })
})

/** What a mail program or a phone makes something to press of. */
const pressed = /\/\/|@|[\p{L}\p{N}]\.\p{L}{2,}|\bwww\.|\d{7,}|(?:mailto|tel|javascript):\S/iu
const hidden = /[\p{Cc}\p{Cf}\u2028\u2029]/u

const scraps = fc.constantFrom(
  'evil',
  '.',
  '。',
  '．',
  'example',
  '//',
  'https:',
  '@',
  ' ',
  '\n',
  '\u202E',
  '\u200B',
  '$1000',
  'Win',
  'tel:',
  '078812',
  '3456',
  'Aline',
  '…',
  'www',
  '\0',
  '\uD800',
  'é',
  '㏂',
)
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join('')),
)

describe('what a stranger typed, in any message', () => {
  it('never can be pressed, never hides anything, and is short', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const name = greetedAs(text) ?? ''
        const cleaned = withoutAddresses(text)
        for (const shown of [name, cleaned]) {
          expect(shown).not.toMatch(pressed)
          expect(shown).not.toMatch(hidden)
        }
        expect(name.length).toBeLessThanOrEqual(40)
        expect([...cleaned].length).toBeLessThanOrEqual(200)
        expect(name).not.toMatch(/\d|\p{Sc}/u)
      }),
      { numRuns: 3000 },
    )
  })

  it('stays as it is when said again', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const cleaned = withoutAddresses(text)
        expect(withoutAddresses(cleaned)).toBe(cleaned)
        const name = greetedAs(text)
        if (name !== null) expect(greetedAs(name)).toBe(name)
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps what honest people ask for', () => {
    expect(
      withoutAddresses('No groundnuts, please. We are 2 adults and 1 child, at 19:30, for $24.00'),
    ).toBe('No groundnuts, please. We are 2 adults and 1 child, at 19:30, for $24.00')
    expect(withoutAddresses('Win $1000 at evil.example/now today')).toBe('Win $1000 at ... today')
    // Some programs take no letter with an accent for one, and see an address begin behind it.
    expect(withoutAddresses('look at éwww．')).toBe('look at ...')
  })
})
