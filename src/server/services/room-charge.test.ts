import { describe, expect, it } from 'vitest'
import { maskedReference } from './payments/announced.ts'
import { namesAgree } from './room-charge.ts'

describe('namesAgree', () => {
  it.each([
    ['Claudine Uwase', 'Claudine Uwase', true],
    ['UWASE', 'Claudine Uwase', true],
    ['Uwase, Claudine', 'Claudine Uwase', true],
    ['beatrice', 'Béatrice Mukandori', true],
    ['Claudine Mukandori', 'Claudine Uwase', false],
    ['', 'Claudine Uwase', false],
    ['C', 'Claudine Uwase', false],
    ['%', 'Claudine Uwase', false],
    ['Clau', 'Claudine Uwase', false],
  ])('"%s" for "%s": %s', (written, booked, agree) => {
    expect(namesAgree(written, booked)).toBe(agree)
  })
})

describe('maskedReference', () => {
  it.each([
    [null, null],
    ['visa •••• 1111 12/28', 'visa •••• 1111 12/28'],
    ['4111111111111111', '•••• 1111'],
    ['visa 4111-1111-1111-1111 12/28', 'visa •••• 1111 12/28'],
    ['amex 3782 822463 10005', 'amex •••• 0005'],
    ['6304000000000000000', '••••'],
    ['receipt 2026-0042', 'receipt 2026-0042'],
  ])('%s is kept as %s', (text, stored) => {
    expect(maskedReference(text)).toBe(stored)
  })
})
