import { setupI18n } from '@lingui/core'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { services } from '#contract/services/index.ts'
import { compileMessage } from '#lib/compile-message.ts'
import { houseTexts } from './refusal-text-table.ts'
import { houseWords, refusalText } from './refusal-text.ts'

/** A language in which every message is itself, in its quotes. */
const french = setupI18n({ locale: 'fr', messages: { fr: {} } })
french.setMessagesCompiler(compileMessage)
french.load(
  'fr',
  Object.fromEntries(houseTexts.map(({ said }) => [said.id, `« ${said.message} »`])),
)
const english = setupI18n({ locale: 'en', messages: { en: {} } })

const said = (message: string | null, body: unknown, i18n = english) =>
  refusalText({ message, body }, i18n)

it('says what is wrong with each field after the message', () => {
  const errors = { 'items.0.id': ['Steak is not available.'], phone: ['Too short.', 'No letters.'] }
  expect(said('The given data was invalid.', { errors })).toBe(
    'The given data was invalid. Steak is not available. Too short. No letters.',
  )
})

it('repeats nothing, and is null where nothing was said', () => {
  const errors = { items: ['Add some items first.'], more: ['Add some items first.'] }
  expect(said('Add some items first.', { errors })).toBe('Add some items first.')
  expect(said(null, { errors })).toBe('Add some items first.')
  for (const body of [null, 'x', { errors: 'x' }, { errors: { a: 1 } }]) {
    expect(said(null, body)).toBeNull()
  }
  expect(refusalText(null, english)).toBeNull()
})

describe('in another language', () => {
  it('says the house’s fixed texts in it, with what they fill in', () => {
    expect(houseWords('No longer available: Beer, Pie.', french)).toBe(
      '« No longer available: Beer, Pie. »',
    )
    expect(
      houseWords('The bar serves from 12:00 to 23:30. Please choose another time.', french),
    ).toBe('« The bar serves from 12:00 to 23:30. Please choose another time. »')
    expect(houseWords('Must be at least 3 characters long.', french)).toBe(
      '« Must be at least 3 characters long. »',
    )
    expect(houseWords('This order is ready now; you saw it as pending.', french)).toBe(
      '« This order is not as you saw it any more. »',
    )
  })

  it('says each of several texts, and leaves the house’s own as they are', () => {
    const errors = { phone: ['This field is required.'], name: ['Nobody here is called so.'] }
    expect(said('The given data was invalid.', { errors }, french)).toBe(
      '« The given data was invalid. » « This field is required. » Nobody here is called so.',
    )
  })

  it('changes nothing in English', () => {
    expect(said('This order is ready now; you saw it as pending.', null)).toBe(
      'This order is ready now; you saw it as pending.',
    )
  })
})

it('knows no text that the house does not say', () => {
  const written = globSync('src/server/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  // What is said of every service is written once, with what one of it is called.
  const server = services
    .map(({ noun }) =>
      written
        .replaceAll('${article(noun)}', noun === 'order' ? 'An' : 'A')
        .replaceAll('${noun}', noun),
    )
    .join('\n')
  // Between what is filled in, which the server writes in pieces.
  const pieces = (house: string) =>
    house
      .split(/\{\w+\}|\.$|(?<=^The )(restaurant|bar)|(a whole number)/)
      .filter((piece) => piece !== undefined && piece !== '')
  const isSaid = (house: string) => pieces(house).every((piece) => server.includes(piece))
  expect(isSaid('Nobody says this.')).toBe(false)
  expect(houseTexts.map(({ house }) => house).filter((house) => !isSaid(house))).toEqual([])
})

describe('whatever a guest can be refused with', () => {
  /** What these services say to staff alone, or write on a payment for them. */
  const desk = [
    /colleague/,
    /you saw it as/,
    /^A (booking|reservation) that is/,
    // What is offered, as staff manage it.
    /^There is a (car|category)/,
    /^This stay begins on/,
    /^This booking was moved/,
    /^There is no such (review|ticket|consent|house)/,
    /^There is no house yet/,
    // Notes on a payment.
    /^(Paid, and|Another amount than|It costs more|This was paid already|It was never)/,
    /^(Taken back|The server stopped|The house does not work with|It was sent, and no answer)/,
    /^(The payment provider could not|The payment was cancelled|Payment failed)/,
  ]
  /** No refusals: what is said when it went well, and a name or a word filled in. */
  const other = [
    /on its way|^Your new password is set|^Message sent/,
    // The restaurant's and the bar's stand there each.
    /^The …/,
    // "order", "rental", "booking": each stands there.
    /^There is no such …/,
    // Card fields: the form says these itself, in place.
    /^(Enter a valid card|Enter the whole name|Use MM|This card has expired|Enter a 3)/,
  ]

  function sentences(folders: string): string[] {
    const source = globSync(`src/server/services/${folders}/**/*.ts`, { exclude: ['**/*.test.ts'] })
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
      .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    const found = source.matchAll(/'([A-Z][^'\n]{8,}[.!?])'|`([A-Z][^`\n]{8,}[.!?])`/g)
    return [...found].map(([, plain, filled]) =>
      (plain ?? filled ?? '').replaceAll(/\$\{[^}]*\}/g, '…'),
    )
  }
  const unknown = (text: string) =>
    houseWords(text, french) === text && ![...desk, ...other].some((one) => one.test(text))

  it('is known in other languages', () => {
    const folders =
      '{bookings,cancellations,cars,cart,community,laundry,payments,restaurant,session,tables,tours}'
    const texts = sentences(folders)
    expect(texts.length).toBeGreaterThan(80)
    expect(texts.filter(unknown)).toEqual([])
    expect(unknown('Nobody has put this into the table.')).toBe(true)
  })
})
