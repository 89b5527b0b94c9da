/**
 * A form as some version of the app kept it: of each field of `empty` what was kept, where it has the
 * field's type, else what `empty` has. A field that is null in it may be any one value. Null for what
 * is no form at all.
 */
export function keptForm<Form extends object>(empty: Form, kept: unknown): Form | null {
  if (!isFields(kept)) return null
  const fields = Object.entries(empty).map(([name, usual]) => [name, fieldOf(usual, kept[name])])
  return Object.fromEntries(fields) as Form
}

function fieldOf(usual: unknown, was: unknown): unknown {
  if (usual === null) return typeof was === 'string' || typeof was === 'number' ? was : null
  if (Array.isArray(usual)) return Array.isArray(was) ? was : usual
  if (isFields(usual)) return keptForm(usual, was) ?? usual
  return typeof was === typeof usual ? was : usual
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
