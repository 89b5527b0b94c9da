import { plainDigits } from './plain-digits.ts'

/** The bounds of a stepped number; `max` undefined is no upper bound. */
export type StepBounds = { min: number; max?: number; step: number }

// Counting in steps from min keeps 0.1 + 0.2 from becoming 0.30000000000000004.
const decimals = (value: number) => (String(value).split('.')[1] ?? '').length

/** The nearest allowed value: a whole number of steps above `min`, never outside the bounds. */
export function snapToStep(value: number, { min, max, step }: StepBounds): number {
  const highest = max === undefined ? Infinity : Math.floor((max - min) / step + 1e-9)
  const steps = Math.min(Math.max(Math.round((value - min) / step), 0), highest)
  return Number((min + steps * step).toFixed(Math.max(decimals(min), decimals(step))))
}

/** A number as a person types it; a comma counts as the decimal point. NaN where it is none. */
export const numberOf = (text: string): number =>
  text.trim() === '' ? NaN : Number(text.replace(',', '.'))

/** A number as a person types it, `1,5` or `1.5`; null when it is none. */
export function parseTyped(text: string): number | null {
  const plain = plainDigits(text).trim().replace(',', '.')
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : null
}
