/**
 * Reading fields of unknown data: rows of other servers (src/documents), reports of other devices,
 * answers of payment providers. Numbers may come as text, flags as 0 and 1, anything may be missing.
 */
export type Fields = Readonly<Record<string, unknown>>

/** Text, or a number as text; '' for all else. */
export function coerceText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** Null where it says nothing. */
export function coerceTextOrNull(value: unknown): string | null {
  return coerceText(value) || null
}

/** A number, or a number as text (`"12.50"`); null for all else. */
export function coerceNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** Only a clear no is false: what a host does not say is taken as yes (spec 2 §3). */
export function isNotFalse(value: unknown): boolean {
  return value !== false && value !== 0 && value !== '0' && value !== 'false'
}

/** An object, or an empty one. */
export function coerceObject(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {}
}

export function coerceList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
