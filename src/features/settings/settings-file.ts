import type { SettingsField, SettingsRow } from '#contract/settings.ts'
import { formOf, isWeekField, isWeekShape, wireValue, type SettingsForm } from './form.ts'

/** Settings as a file: the documents' names and the wire's values. */
export function exportText(form: SettingsForm): string {
  const fields = Object.keys(form) as SettingsField[]
  const wire = Object.fromEntries(fields.map((field) => [field, wireValue(field, form)]))
  return `${JSON.stringify(wire, null, 2)}\n`
}

/** Whether a value of the file has the type of the setting. */
function isLike(value: unknown, is: unknown): boolean {
  if (Array.isArray(is)) {
    const isText = typeof is[0] === 'string'
    return (
      Array.isArray(value) && value.every((one) => (isText ? typeof one === 'string' : isRow(one)))
    )
  }
  if (is === null) return value === null || ['string', 'number'].includes(typeof value)
  if (typeof is === 'number') return isNumber(value) || value === null
  return typeof value === typeof is
}

const isTaken = (field: SettingsField, value: unknown, row: SettingsRow): boolean =>
  isWeekField(field) ? isWeekShape(value) : isLike(value, row[field])

/** Whoever wrote the file by hand may have put numbers in quotes. */
function isNumber(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '' && isFinite(Number(value))
  return typeof value === 'number' && isFinite(value)
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Services are switched on a page of their own; francs of a dollar stand among the rates. */
const notTaken: readonly SettingsField[] = ['services_off', 'rwf_per_usd', 'base_currency']

/** A file of before names francs of a dollar alone: they take their place among the rates. */
function withRates(file: Readonly<Record<string, unknown>>, row: SettingsRow) {
  const francs = file.rwf_per_usd
  if ('rates' in file || francs === undefined || row.base_currency !== 'USD') return file
  const others = row.rates.filter(({ currency }) => currency !== 'RWF')
  const rate = Number(francs)
  return { ...file, rates: rate > 0 ? [{ currency: 'RWF', rate }, ...others] : others }
}

/**
 * The form's values from a settings file; null where it is no settings file. Unknown fields (of
 * another version, or of the documents' own files, like `apiKey`) are left out.
 */
export function readSettingsFile(text: string, row: SettingsRow): Partial<SettingsForm> | null {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRow(file)) return null
  const now = formOf(row)
  const known = withRates(file, row)
  const taken = (Object.keys(now) as SettingsField[]).filter(
    (field) => !notTaken.includes(field) && field in known && isTaken(field, known[field], row),
  )
  if (taken.length === 0) return null
  try {
    const merged = formOf({
      ...row,
      ...Object.fromEntries(taken.map((field) => [field, known[field]])),
    })
    return Object.fromEntries(taken.map((field) => [field, merged[field]]))
  } catch {
    return null
  }
}
