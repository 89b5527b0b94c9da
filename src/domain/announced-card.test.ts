import { expect, it } from 'vitest'
import { maskedCard } from '#lib/card.ts'
import { announcedCard, isMaskedCard } from './announced-card.ts'

it.each([
  [maskedCard({ number: '4242 4242 4242 4242', name: '', expiry: '12/30', cvc: '' }), true],
  [maskedCard({ number: '6011 1111 1111 1117', name: '', expiry: '1/30', cvc: '' }), false],
  ['Visa •••• 4242', true],
  ['Visa •••• 4242, 09/30', true],
  ['visa 4242 09/30', true],
  ['PAID by visa •••• 4242', false],
  ['visa •••• 4242 09/30 paid', false],
  ['visa •••• 4242\npaid', false],
  ['', false],
  [null, false],
])('%j is a masked card: %s', (text, is) => {
  expect(isMaskedCard(text)).toBe(is)
})

it('a card is announced until its money came, or went back', () => {
  const row = (payment_status: string) =>
    announcedCard({ payment_status, payment_reference: 'visa •••• 4242 12/30' })
  expect(['unpaid', 'failed', 'paid', 'refunded'].map(row)).toEqual([
    'visa •••• 4242 12/30',
    'visa •••• 4242 12/30',
    null,
    null,
  ])
})
