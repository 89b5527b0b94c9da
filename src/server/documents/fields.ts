/** A body's fields by name. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The types of fields that a form sends as text. */
export interface FieldTypes {
  numbers?: readonly string[]
  flags?: readonly string[]
  /** Null becomes an empty text. */
  texts?: readonly string[]
}

const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/

/**
 * `"6.50"` becomes 6.5, an empty field is absent; anything else is unchanged, and refused later.
 */
function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return undefined
  return NUMBER.test(text) ? Number(text) : value
}

const flagLabels: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
])

const flagOf = (value: unknown) => flagLabels.get(value) ?? value

/** The fields in the contract's types; the same object where nothing changes. */
export function coerceFields(
  body: Fields,
  { numbers = [], flags = [], texts = [] }: FieldTypes,
): Fields {
  const changed: Record<string, unknown> = {}
  const put = (name: string, value: unknown) => {
    if (value !== body[name]) changed[name] = value
  }
  for (const name of numbers) put(name, numberOf(body[name]))
  for (const name of flags) put(name, flagOf(body[name]))
  for (const name of texts) put(name, body[name] === null ? '' : body[name])
  return Object.keys(changed).length === 0 ? body : { ...body, ...changed }
}
