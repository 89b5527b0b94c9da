import { describe, expect, it } from 'vitest'
import { passesLuhn } from './card.ts'
import { findTestCard, testCards } from './test-cards.ts'

describe('test cards', () => {
  it('are such as a checksum accepts, with every outcome among them', () => {
    for (const { number } of testCards) expect(passesLuhn(number.replaceAll(' ', ''))).toBe(true)
    expect(new Set(testCards.map(({ outcome }) => outcome))).toEqual(
      new Set(['paid', 'failed', 'cancelled', 'slow']),
    )
  })

  it('are found however they are typed', () => {
    for (const card of testCards) {
      for (const typed of [card.number, card.number.replaceAll(' ', ''), ` ${card.number} `]) {
        expect(findTestCard(typed)).toBe(card)
      }
      expect(findTestCard(card.number.replaceAll(' ', '-'))).toBe(card)
    }
  })

  it.each(['', '4242', '4111 1111 1111 1111', '42424242424242420'])(
    '%s is none of them',
    (text) => {
      expect(findTestCard(text)).toBeUndefined()
    },
  )
})
