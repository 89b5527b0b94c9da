import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BYTE_ORDER_MARK, toCsv, type CsvCell } from './csv.ts'

const lines = (rows: readonly CsvCell[][]) => toCsv(['a'], rows).slice(1).split('\r\n').slice(1, -1)

describe('a file of comma-separated values', () => {
  it('begins with the mark, has its heading first and ends each line', () => {
    expect(toCsv(['#', 'Customer'], [[1, 'Aline']])).toBe('\uFEFF#,Customer\r\n1,Aline\r\n')
  })

  it('puts a space for commas and line breaks', () => {
    expect(lines([['Uwase, Aline\r\nRoom 4', 'a\nb', 'c\u2028d', 'e\tf']])).toEqual([
      'Uwase Aline Room 4,a b,c d,e f',
    ])
  })

  it.each([
    '=1+1',
    '+250788',
    '-2+3',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    ',=1',
    ';=1',
    '\u00A0=1',
    '＝1',
  ])('guards %j, and no number of its own', (cell) => {
    expect(lines([[cell]])[0]).toMatch(/^'/)
    expect(lines([[-5, 1.5, NaN]])).toEqual(['-5,1.5,'])
  })

  it.each([
    '0788123456',
    '0788 123 456',
    '00123',
    '250788123456',
    '12345678901234567890',
    '1E5',
    '12E4567',
    '1.5e-3',
    '(5)',
    '3/4',
    '1-2',
    '2026-11',
    '11.5.2026',
    '22/11/2026',
  ])('keeps the letters of %j, which spreadsheets read otherwise', (cell) => {
    expect(lines([[` ${cell}`]])).toEqual([`'${cell}`])
  })

  it.each(['2026-11-22', '07:30', '0', '101', '12.50', '0.5', '24', '25KE7Q', '0198f3a2-5e10-7a'])(
    'leaves %j as it is',
    (cell) => {
      expect(lines([[cell]])).toEqual([cell])
    },
  )

  it('gives spreadsheets that part cells at semicolons or tabs nothing to part', () => {
    expect(lines([['Aline;=HYPERLINK("x")', 'a;b\tc']])).toEqual([
      '"Aline =HYPERLINK(""x"")",a b c',
    ])
  })

  it('is UTF-8 that says so, its names as they were written', () => {
    const bytes = new TextEncoder().encode(toCsv(['Name'], [['Chloé Nyirahabimana-Ngũgĩ 李']]))
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(
      'Name\r\nChloé Nyirahabimana-Ngũgĩ 李\r\n',
    )
  })

  it('doubles quotes and leaves what is not said empty', () => {
    expect(lines([['the "blue" one', null, undefined, '']])).toEqual(['"the ""blue"" one",,,'])
  })

  it('has as many cells in each line as were given, whatever is in them', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.double(), fc.constant(null))
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell)), (rows) => {
        const text = toCsv(['a', 'b', 'c'], rows)
        expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true)
        const found = text.split('\r\n').slice(0, -1)
        expect(found).toHaveLength(rows.length + 1)
        for (const line of found) {
          expect(line.split(/[,;\t]/)).toHaveLength(3)
          expect(line).not.toMatch(/[\r\n]/)
        }
      }),
    )
  })
})
