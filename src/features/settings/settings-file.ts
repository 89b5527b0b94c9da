import type { SettingsField, SettingsRow } from '#contract/settings.ts'
import { looseNumber, looseObject } from '#lib/loose.ts'
import { formOf, wireValue, type SettingsForm } from './form.ts'

/** Settings as a file: the documents' names and the wire's values. */
export function exportText(form: SettingsForm): string {
  const fields = Object.keys(form) as SettingsField[]
  const wire = Object.fromEntries(fields.map((field) => [field, wireValue(field, form)]))
  return `${JSON.stringify(wire, null, 2)}\n`
}

/** Whether a file's value is of the kind that the house has there. */
function isLike(value: unknown, is: unknown): boolean {
  if (Array.isArray(is)) return Array.isArray(value) && value.every((one) => isRow(one))
  if (is === null) return value === null || ['string', 'number'].includes(typeof value)
  if (typeof is === 'number') return looseNumber(value) !== null || value === null
  return typeof value === typeof is
}

const isRow = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a settings file says, as the form has it; null for what is none. Fields that are not known
 * (of another version, or of the documents' own files, like `apiKey`) are passed over.
 */
export function readSettingsFile(text: string, row: SettingsRow): Partial<SettingsForm> | null {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRow(said)) return null
  const now = formOf(row)
  const file = looseObject(said)
  // Services have a page of their own, where each is switched by itself.
  const taken = (Object.keys(now) as SettingsField[]).filter(
    (field) => field !== 'services_off' && field in file && isLike(file[field], row[field]),
  )
  if (taken.length === 0) return null
  try {
    const merged = formOf({
      ...row,
      ...Object.fromEntries(taken.map((field) => [field, file[field]])),
    })
    return Object.fromEntries(taken.map((field) => [field, merged[field]]))
  } catch {
    return null
  }
}
