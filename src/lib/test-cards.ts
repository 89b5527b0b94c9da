/**
 * The cards of the sandbox, and what becomes of a payment with each: the only ones that a server
 * without a real provider takes, so that nobody's own card gets anywhere.
 */

export type TestOutcome = 'paid' | 'failed' | 'cancelled' | 'slow'

export interface TestCard {
  /** As cards print it. */
  number: string
  brand: string
  outcome: TestOutcome
}

export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'Visa', outcome: 'paid' },
  { number: '5555 5555 5555 4444', brand: 'Mastercard', outcome: 'paid' },
  { number: '4000 0000 0000 0002', brand: 'Visa', outcome: 'failed' },
  { number: '4000 0000 0000 0119', brand: 'Visa', outcome: 'cancelled' },
  { number: '4000 0000 0000 3220', brand: 'Visa', outcome: 'slow' },
]

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '')

/** The test card of this number, however it is typed; undefined: it is none of them. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = digitsOf(number)
  return testCards.find((card) => digitsOf(card.number) === digits)
}
