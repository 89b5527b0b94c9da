import { cashCurrencies, differenceOf, expectedCash } from '#domain/cash.ts'
import { fromMinor, toMinor } from '#domain/money.ts'
import type { Currency } from '#lib/currency.ts'
import type { CountOfCurrency } from '#contract/cash-counts.ts'
import { typedMoney } from '#domain/typed-money.ts'
import { uuidv7 } from '#lib/uuid.ts'

/** What a person types when they hand over a shift, and what is wrong with it. Pure but for the id. */

/** Notes and coins of currencies, the largest first; in the currency's unit. */
const denominations: Record<Currency, readonly number[]> = {
  USD: [100, 50, 20, 10, 5, 1],
  RWF: [5000, 2000, 1000, 500, 100, 50, 20, 10],
  EUR: [200, 100, 50, 20, 10, 5, 2, 1],
  GBP: [50, 20, 10, 5, 2, 1],
  UGX: [50000, 20000, 10000, 5000, 2000, 1000, 500, 200, 100],
  KES: [1000, 500, 200, 100, 50, 20, 10, 5, 1],
  TZS: [10000, 5000, 2000, 1000, 500, 200, 100, 50],
  CDF: [20000, 10000, 5000, 1000, 500, 200, 100, 50],
  BIF: [10000, 5000, 2000, 1000, 500, 100, 50],
  ZAR: [200, 100, 50, 20, 10, 5, 2, 1],
}

export const piecesOf = (currency: Currency): readonly number[] => denominations[currency] ?? []

export interface CashTyped {
  /** Typed only where nobody counted this till before. */
  opening: string
  counted: string
  /** How many of each note or coin, as typed, where a person counts so. */
  pieces: Record<string, string>
}

export interface HandoverForm {
  /** The count's operation, so that a form that was sent is known again. */
  operationId: string
  to: string
  note: string
  /** By currency; nothing was typed for one that is not there. */
  cash: Readonly<Partial<Record<Currency, CashTyped>>>
  reason: string
}

const nothing: CashTyped = { opening: '', counted: '', pieces: {} }

/** What was typed for a currency. */
export const typedFor = ({ cash }: Pick<HandoverForm, 'cash'>, currency: Currency): CashTyped =>
  cash[currency] ?? nothing

export const newHandover = (): HandoverForm => ({
  operationId: uuidv7(),
  to: '',
  note: '',
  cash: {},
  reason: '',
})

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function readTyped(value: unknown): CashTyped {
  const { opening, counted, pieces } = (value ?? {}) as Partial<Record<keyof CashTyped, unknown>>
  const texts = Object.entries((pieces ?? {}) as object).map(([name, many]) => [name, textOf(many)])
  return { opening: textOf(opening), counted: textOf(counted), pieces: Object.fromEntries(texts) }
}

/** A draft of this or an older version; null: it is none. */
export function readHandover(value: unknown): HandoverForm | null {
  if (typeof value !== 'object' || value === null) return null
  const draft = value as Partial<Record<keyof HandoverForm, unknown>>
  const cash = Object.entries((draft.cash ?? {}) as object)
  return {
    operationId: textOf(draft.operationId) || uuidv7(),
    to: textOf(draft.to),
    note: textOf(draft.note),
    cash: Object.fromEntries(cash.map(([currency, typed]) => [currency, readTyped(typed)])),
    reason: textOf(draft.reason),
  }
}

/** A sum in a till as people type it: `120`, `12.50`, `40 000`; 0 is one. Null: it is none. */
export function readCash(text: string, currency: Currency): number | null {
  const sum = typedMoney(text, currency)
  return sum !== null && sum < 1e10 && fromMinor(toMinor(sum, currency), currency) === sum
    ? sum
    : null
}

/** What the typed numbers of notes and coins come to. */
export function sumOfPieces(pieces: CashTyped['pieces'], currency: Currency): number {
  return piecesOf(currency).reduce((sum, value) => {
    const many = Number((pieces[value] ?? '').trim())
    return Number.isInteger(many) && many > 0 ? sum + many * value : sum
  }, 0)
}

/** What is known of a till before it is counted. */
export interface Till {
  currency: Currency
  /** Left by the earlier shift; null: nobody counted it before. */
  opening: number | null
  taken: number
  givenBack: number
}

export interface TillState extends Till {
  /** Whether it must be counted: money moved, or some was left. */
  required: boolean
  /** What should be there, with what was typed as opening. */
  expected: number
  /** Null: not counted, or not readable. */
  count: CountOfCurrency | null
  /** Below zero: missing. Null: not counted. */
  difference: number | null
  wrong: 'opening' | 'counted' | null
}

export function tillState(till: Till, typed: CashTyped): TillState {
  const { currency, taken, givenBack: given_back } = till
  const said = typed.opening.trim() === '' ? 0 : readCash(typed.opening, currency)
  const opening = till.opening ?? said
  const counted = readCash(typed.counted, currency)
  const required = taken !== 0 || given_back !== 0 || (till.opening ?? 0) !== 0
  const isEmpty = typed.counted.trim() === '' && typed.opening.trim() === ''
  const count =
    opening === null || counted === null ? null : { currency, opening, taken, given_back, counted }
  return {
    ...till,
    required,
    expected: expectedCash({ opening: opening ?? 0, taken, given_back }),
    count,
    difference: count && differenceOf(count),
    wrong:
      opening === null ? 'opening' : counted === null && (required || !isEmpty) ? 'counted' : null,
  }
}

/** The tills of a shift, as they stand in the form. */
export function tillStates(tills: readonly Till[], form: HandoverForm): TillState[] {
  return cashCurrencies.flatMap((currency) => {
    const till = tills.find((one) => one.currency === currency)
    return till === undefined ? [] : [tillState(till, typedFor(form, currency))]
  })
}

export const differs = (states: readonly TillState[]): boolean =>
  states.some(({ difference }) => difference !== null && difference !== 0)
