/**
 * Reads a form that some version of the app stored. Each field of `empty` gets its stored value where
 * that has the field's type, else the value in `empty`. A field that is null in `empty` may be any text
 * or number. Null where the stored value is no form.
 */
export function keptForm<Form extends object>(empty: Form, stored: unknown): Form | null {
  if (!isFields(stored)) return null
  const fields = Object.entries(empty).map(([name, fallback]) => [
    name,
    fieldOf(fallback, stored[name]),
  ])
  return Object.fromEntries(fields) as Form
}

function fieldOf(fallback: unknown, was: unknown): unknown {
  if (fallback === null) return typeof was === 'string' || typeof was === 'number' ? was : null
  if (Array.isArray(fallback)) return Array.isArray(was) ? was : fallback
  if (isFields(fallback)) return keptForm(fallback, was) ?? fallback
  return typeof was === typeof fallback ? was : fallback
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
