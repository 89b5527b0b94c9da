import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv, decodeText } from '#lib/read-csv.ts'
import { addDays } from '../days.ts'
import { houseImports, matchColumns, missingFields } from './columns.ts'
import { findTable } from './find-table.ts'
import { currencyIn, readAmount, readWhole } from './read-amount.ts'
import { dayOrderOf, readDay } from './read-day.ts'

const DAY = { day: '2026-11-24' }
const days = fc.integer({ min: 0, max: 3650 }).map((since) => addDays('2020-01-01', since))
const two = (part: string) => [part, part.replace(/^0/, '')]

describe('days as people write them', () => {
  it.each([
    '2026-11-24',
    '2026/11/24',
    '20261124',
    '24/11/2026',
    '24.11.2026',
    '24-11-2026',
    '11/24/2026',
    '24/11/26',
    ' 24 Nov 2026 ',
    'November 24, 2026',
    'Tuesday, 24 November 2026',
    'mardi 24 novembre 2026',
    '24 nov. 26',
    '2026-11-24T00:00:00.000Z',
    '2026-11-24 14:30',
    '24/11/2026 2:30 PM',
    '46350',
    '46350.625',
  ])('%s', (text) => expect(readDay(text, null)).toEqual(DAY))

  it.each([
    '',
    'tomorrow',
    '31/02/2026',
    '2026-02-30',
    '24/13/2026',
    '12',
    '2026',
    '1234567',
    '99/99/99',
  ])('%s is none', (text) => expect(readDay(text, 'dmy')).toEqual({ wrong: 'unread' }))

  it('asks for the order where it says two things, once', () => {
    expect(readDay('03/04/2026', null)).toEqual({ wrong: 'order' })
    expect(readDay('03/04/2026', 'dmy')).toEqual({ day: '2026-04-03' })
    expect(readDay('03/04/2026', 'mdy')).toEqual({ day: '2026-03-04' })
    expect(readDay('04/04/2026', null)).toEqual({ day: '2026-04-04' })
    expect(readDay('03.04.2026', 'mdy')).toEqual({ day: '2026-04-03' })
  })

  it('the days of a file say their order, where they agree', () => {
    expect(dayOrderOf(['03/04/2026', '24/11/2026'])).toBe('dmy')
    expect(dayOrderOf(['03/04/2026', '11/24/2026'])).toBe('mdy')
    expect(dayOrderOf(['24/11/2026', '11/24/2026'])).toBe(null)
    expect(dayOrderOf(['03/04/2026', '2026-11-24'])).toBe(null)
  })

  it('reads back every day in every writing', () => {
    fc.assert(
      fc.property(days, fc.nat(1), (day, short) => {
        const [year = '', month = '', date = ''] = day.split('-')
        const m = two(month)[short]
        const d = two(date)[short]
        for (const sign of ['/', '-', '.']) {
          expect(readDay([d, m, year].join(sign), 'dmy')).toEqual({ day })
        }
        expect(readDay([m, d, year].join('/'), 'mdy')).toEqual({ day })
        const name = (locale: string) =>
          new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
            new Date(day),
          )
        for (const locale of ['en-GB', 'en-US', 'fr-FR', 'fr-CH']) {
          expect(readDay(name(locale), null)).toEqual({ day })
        }
        const serial = (Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000
        expect(readDay(String(serial), null)).toEqual({ day })
      }),
    )
  })
})

describe('the currency that headings name', () => {
  const house = ['KES', 'USD']
  it.each([
    [['Room', 'Price (KES)'], 'KES'],
    [['Item', 'Rate in shillings'], 'KES'],
    [['Article', 'Prix en Ksh'], 'KES'],
    [['Item', 'Price US$'], 'USD'],
    [['Item', 'Price €'], 'EUR'],
    [['Article', 'Prix FBu'], 'BIF'],
    [['Item', 'Price'], null],
    [['Price USD', 'Price KES'], null],
    [['Chauffeur', 'Grand lit', 'Menu français', 'Chambre'], null],
  ])('%j: %s', (headings, currency) => expect(currencyIn(headings, house)).toBe(currency))

  it('hides no column', () => {
    for (const money of ['UGX', 'TSh', 'FC', 'EUR', '€', 'US$', 'francs', 'Rands']) {
      const columns = matchColumns(houseImports.rooms, ['Room', `Prix/nuit (${money})`])
      expect(columns.price_per_night, money).toBe(1)
    }
  })
})

describe('amounts as people write them', () => {
  it.each([
    ['60', 6000, 'USD'],
    ['$60', 6000, 'USD'],
    ['60 $', 6000, 'USD'],
    ['US$ 60.5', 6050, 'USD'],
    ['60,00', 6000, 'USD'],
    ['60.-', 6000, 'USD'],
    ['1,200.50 USD', 120050, 'USD'],
    ['1.200,50', 120050, 'USD'],
    ['1 200,50', 120050, 'USD'],
    ["1'200.50", 120050, 'USD'],
    ['1,234,567', 123456700, 'USD'],
    ['59.990000000000002', 5999, 'USD'],
    ['85.1250', 8513, 'USD'],
    ['0.125', 13, 'USD'],
    ['RWF 85,000', 85_000, 'RWF'],
    ['UGX 15,000/=', 15_000, 'UGX'],
    ['85.000 Frw', 85_000, 'RWF'],
    ['85 000 francs', 85_000, 'RWF'],
    ['Rwf85000', 85_000, 'RWF'],
    ['€60', 6000, 'EUR'],
    ['60 GBP', 6000, 'GBP'],
    ['KSh 4,500', 450_000, 'KES'],
    ['3000 shillings', 300_000, 'KES'],
    ['120 000 FC', 12_000_000, 'CDF'],
  ])('%s', (text, amount, currency) =>
    expect(readAmount(text, 'USD')).toEqual({ amount, currency }),
  )
  it.each(['', 'free', '-60', '(60)', '6O', '1,23,4', '1.2.3', '$60 RWF', '€60 GBP', '=1+1'])(
    '%s is none',
    (text) => expect(readAmount(text, 'USD')).toBe(null),
  )
  it('takes the currency that was said for the file', () =>
    expect(readAmount('85,000', 'RWF')).toEqual({ amount: 85_000, currency: 'RWF' }))
  it('takes francs and shillings for the country’s whose money was said', () => {
    expect(readAmount('85,000 francs', 'BIF')).toEqual({ amount: 85_000, currency: 'BIF' })
    expect(readAmount('5,000 shillings', 'UGX')).toEqual({ amount: 5000, currency: 'UGX' })
  })

  it('reads back every amount in every writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        for (const locale of ['en-US', 'de-DE', 'fr-FR', 'de-CH']) {
          const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
          for (const said of [
            `$${number.format(cents / 100)}`,
            `${number.format(cents / 100)} USD`,
          ]) {
            expect(readAmount(said, 'RWF')).toEqual({ amount: cents, currency: 'USD' })
          }
          const francs = new Intl.NumberFormat(locale).format(cents)
          expect(readAmount(`RWF ${francs}`, 'USD')).toEqual({ amount: cents, currency: 'RWF' })
        }
      }),
    )
  })

  it('counts', () => {
    expect(['2', ' 2 ', '2.0', '2 pers', 'two', '2.5', '-2', ''].map(readWhole)).toEqual([
      2,
      2,
      2,
      2,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('columns', () => {
  it('are found under their headings in English and French', () => {
    const french = [
      'Chambre n°',
      'Arrivée',
      'Départ',
      'Nom',
      'Prénom',
      'Téléphone',
      'Montant (RWF)',
    ]
    expect(matchColumns(houseImports.bookings, french)).toEqual({
      room: 0,
      check_in: 1,
      check_out: 2,
      name: 3,
      first_name: 4,
      phone: 5,
      total: 6,
    })
    expect(matchColumns(houseImports.rooms, [' Room No. ', 'Prix/nuit', 'TYPE'])).toEqual({
      room_number: 0,
      price_per_night: 1,
      type: 2,
    })
    expect(missingFields(houseImports.rooms, { room_number: 0 })).toEqual(['price_per_night'])
  })
})

describe('sheets with dirt in them', () => {
  it('finds the headings under a title, and drops repeated ones, blanks and totals', () => {
    const table = findTable(
      [
        ['Mountain Lodge'],
        ['', ''],
        ['Room', 'Price'],
        ['101', '60'],
        [' ', ''],
        ['ROOM', 'Price', ''],
        ['102', '70'],
        ['Total', '130'],
      ],
      houseImports.rooms,
    )
    expect(table?.headings).toEqual(['Room', 'Price'])
    expect(table?.rows.map(({ at }) => at)).toEqual([4, 7])
    expect(table?.skipped).toEqual([
      { at: 6, why: 'heading' },
      { at: 8, why: 'totals' },
    ])
    expect(findTable([['', ''], []], houseImports.rooms)).toBe(null)
  })

  it('reads CSV with any sign between, quotes, line breaks and line ends', () => {
    expect(readCsv('\uFEFFa;b\r\n"x;\r\n""y""";2,5\n\n')).toEqual([
      ['a', 'b'],
      ['x;\r\n"y"', '2,5'],
      [''],
    ])
    expect(readCsv('sep=;\na;b')).toEqual([['a', 'b']])
    expect(readCsv('a\tb\r1\t2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(readCsv('')).toEqual([])
  })

  it('reads what Excel in Europe saves', () => {
    expect(decodeText(Uint8Array.of(0x48, 0xe9))).toBe('Hé')
    expect(decodeText(new TextEncoder().encode('Hé'))).toBe('Hé')
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x48, 0, 0xe9, 0))).toBe('Hé')
  })

  it('reads back any table', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\t', 'é', ' '),
    })
    const row = fc.array(cell, { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(',', ';'),
        (rows, sign) => {
          const quoted = rows.map((cells) =>
            cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(sign),
          )
          expect(readCsv(`sep=${sign}\n${quoted.join('\r\n')}`)).toEqual(rows)
        },
      ),
    )
  })
})
