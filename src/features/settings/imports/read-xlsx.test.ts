import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readFile } from './read-file.ts'

const day = { timezone: 'Africa/Kigali', today: '2026-11-24' }
const xml = '<?xml version="1.0"?>'
const format = 'http://schemas.openxmlformats.org'

/** An .xlsx of one sheet with these rows; `more`: what else stands in the file. */
const excel = (rows: string, more: Record<string, Uint8Array> = {}) =>
  new Blob([
    zipSync({
      '[Content_Types].xml': strToU8(`${xml}<Types/>`),
      'xl/workbook.xml': strToU8(
        `${xml}<workbook xmlns="${format}/spreadsheetml/2006/main" xmlns:r="${format}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `${xml}<Relationships xmlns="${format}/package/2006/relationships"><Relationship Id="r1" Type="${format}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `${xml}<worksheet xmlns="${format}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
      ),
      ...more,
    }) as Uint8Array<ArrayBuffer>,
  ])

const cell = (at: string, value: string) => `<c r="${at}"><v>${value}</v></c>`

it('takes the value that a formula had, and leaves gaps where cells are missing', async () => {
  const file = excel(
    `<row r="1">${cell('A1', '1')}${cell('C1', '3.5')}</row><row r="3"><c r="B3"><f>6*7</f><v>42</v></c></row>`,
  )
  expect(await readFile(file, day)).toEqual({
    ok: true,
    sheets: [
      {
        name: 'A',
        rows: [
          ['1', '', '3.5'],
          ['', '', ''],
          ['', '42', ''],
        ],
      },
    ],
  })
})

it('refuses what would fill the memory of the device: a cell in the last corner, and a bomb', async () => {
  const far = excel(`<row r="1">${cell('A1', '1')}</row><row r="99">${cell('XFD99999', '1')}</row>`)
  expect(await readFile(far, day)).toEqual({ ok: false, why: 'too_large' })
  const bomb = { 'xl/styles.xml': new Uint8Array(65 * 1024 * 1024) }
  expect(await readFile(excel('', bomb), day)).toEqual({ ok: false, why: 'too_large' })
})

it.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'unreadable'],
  ['half an Excel file', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]), 'unreadable'],
  ['an Excel file of 2003', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'old_excel'],
  ['nine megabytes', new Uint8Array(9 * 1024 * 1024), 'too_large'],
])('says what is wrong with %s', async (_, bytes, why) => {
  expect(await readFile(new Blob([bytes]), day)).toEqual({ ok: false, why })
})
