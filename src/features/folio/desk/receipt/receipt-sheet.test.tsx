// @vitest-environment jsdom
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { fallbackHouse } from '#contract/fallback-house.ts'
import type { BillLine, FolioReceipt } from '../../folio.ts'
import { renderUi } from '#ui/test-render.tsx'
import { stayOf, type BookingRow } from '../../stay.ts'
import { ReceiptSheet } from './receipt-sheet.tsx'

const receipt: FolioReceipt = {
  number: 17,
  code: 'RCPT0017',
  payer: 'Aline',
  payer_tax_number: null,
  issued_at: '2026-07-01T08:00:00Z',
  lines: [],
  payments: [],
  taxes: [],
  total: 10,
  paid: 10,
} as unknown as FolioReceipt

it('names what its total contains before the house has it: percentages, amounts for nights, and what was agreed for an own service', () => {
  const taxes = [
    { name: 'VAT', percent: 18, applies_to: ['room', 'custom'] },
    {
      name: 'Hotel tax',
      percent: 0,
      applies_to: ['room'],
      fixed: { amount: 2, for: 'room' as const },
    },
  ]
  const stay = stayOf({
    id: 'b1',
    version: 1,
    check_in: '2026-07-01',
    check_out: '2026-07-03',
    price_per_night: 60,
    discount: 0,
    total: 122,
  } as BookingRow)
  const nights = { kind: 'nights' as const, ref: null, title: '2 nights', qty: 2, amount: 120 }
  const massage = { kind: 'custom' as const, ref: 'c1', title: 'Massage', qty: 1, amount: 21 }
  const lines = [nights, massage]
  // Ordered with the tax of then, and not with those that the house has now.
  const taxesOfThen = [{ name: 'Levy', percent: 5 }]
  const bill = [
    { charge: { kind: 'custom', id: 'c1', taxes: taxesOfThen } },
  ] as unknown as BillLine[]
  const { container } = renderUi(
    <ReceiptSheet
      ref={createRef()}
      paper="a4"
      house={{ ...fallbackHouse, taxes }}
      stays={stay === null ? [] : [stay]}
      lines={bill}
      receipt={{ ...receipt, number: null, booking_id: 'b1', lines, total: 141 }}
      voided={[]}
    />,
  )
  expect(container.textContent).toContain(
    'Contained in the total:VAT 18 %$17.69Hotel tax$4.00Levy 5 %$1.00',
  )
})

it.each([
  ['', null, 'This is not an EBM invoice.'],
  ['RW', 'SDC01', 'EBM no. SDC01'],
  ['UG', null, 'This is not an EFRIS invoice.'],
  ['UG', '1014', 'EFRIS no. 1014'],
  ['KE', null, 'This is not an eTIMS invoice.'],
  ['TZ', null, 'This is not an EFD invoice.'],
  ['CD', null, 'This is not a “facture normalisée”.'],
  ['CD', '9', 'facture normalisée no. 9'],
  ['BI', null, ''],
  ['other', '5', 'Fiscal device no. 5'],
])('says in "%s", with the number %s: %s', (country, ebm_number, words) => {
  const house = { ...fallbackHouse, country, ebm_number }
  const { container } = renderUi(
    <ReceiptSheet
      ref={createRef()}
      paper="a4"
      house={house}
      stays={[]}
      lines={[]}
      receipt={receipt}
      voided={[]}
    />,
  )
  expect(container.querySelector('footer')?.textContent).toBe(
    `${words}Thank you for staying with us.`,
  )
})
