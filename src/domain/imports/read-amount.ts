import { roundHalfUp } from '../money.ts'

/** Amounts in the ways that people and spreadsheets write them. */

export type ReadCurrency = 'USD' | 'RWF'

export interface ReadAmount {
  /** Cents of a dollar, or whole francs. */
  amount: number
  currency: ReadCurrency
}

const DOLLARS = /us ?\$|\$|usd|dollars?/gi
const FRANCS = /rwf|frw|francs? rwandais|francs?|\brw\b/gi
/** Between thousands: spaces of all kinds, and apostrophes. */
const GAPS = /[\s'’_]/g

/** `1,200.50`, `1.200,50`, `60,00`, `85,000` -> a number; null: it is none. */
function numberOf(text: string): number | null {
  const said = text.replaceAll(GAPS, '').replace(/[.,]?[-–—]$/, '')
  if (!/^\d[\d.,]*$/.test(said)) return null
  const comma = said.lastIndexOf(',')
  const point = said.lastIndexOf('.')
  const last = Math.max(comma, point)
  if (last === -1) return Number(said)
  const sign = said[last] ?? ''
  const other = sign === ',' ? '.' : ','
  const whole = said.slice(0, last)
  const rest = said.slice(last + 1)
  const grouped = (part: string, by: string) =>
    part.split(by).every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  if (whole.includes(sign)) {
    // Twice the same: thousands, all the way.
    return !said.includes(other) && grouped(said, sign) ? Number(said.replaceAll(sign, '')) : null
  }
  if (whole.includes(other)) {
    return grouped(whole, other) ? Number(`${whole.replaceAll(other, '')}.${rest || 0}`) : null
  }
  // One sign and three digits after it are thousands, save behind a nought.
  if (rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return Number(whole + rest)
  return Number(`${whole}.${rest || 0}`)
}

/**
 * An amount with its currency, `otherwise` where none is written. Null: it is no amount, is below
 * nought, or is of a currency that the house does not take.
 */
export function readAmount(text: string, otherwise: ReadCurrency): ReadAmount | null {
  const said = text.normalize('NFKC').trim()
  const bare = said.replaceAll(DOLLARS, ' ').replaceAll(FRANCS, ' ')
  const isDollars = said.search(DOLLARS) !== -1
  const isFrancs = said.search(FRANCS) !== -1
  if (isDollars && isFrancs) return null
  const value = numberOf(bare.trim())
  if (value === null || !Number.isFinite(value)) return null
  const currency = isDollars ? 'USD' : isFrancs ? 'RWF' : otherwise
  return { amount: roundHalfUp(currency === 'USD' ? value * 100 : value), currency }
}

/** A whole number (`2`, `2.0`, `2 adults`); null: it is none. */
export function readWhole(text: string): number | null {
  const found = /^(\d{1,6})([.,]0+)?( ?\p{L}+)?$/u.exec(text.trim())
  return found === null ? null : Number(found[1])
}
