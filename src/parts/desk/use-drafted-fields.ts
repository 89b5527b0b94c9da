import { uuidv7 } from '#lib/uuid.ts'
import { useDraftedForm } from './drafted-form.tsx'

/** What a dialog's fields may be; null: nothing was typed, and the dialog says what it shows then. */
type Field = string | number | boolean | null | readonly string[]

/**
 * The few fields of a dialog, with their draft on the device: see useDraftedForm.
 *
 * @param name of the draft: the dialog, and what it is about
 * @param empty the fields before anything is typed
 */
export function useDraftedFields<Form extends Record<keyof Form, Field>>(
  name: string,
  empty: Form,
) {
  const { saving, change, found, afresh, end } = useDraftedForm({
    name,
    fresh: () => ({ form: empty, operationId: uuidv7() }),
    readForm: (value) => readFields(value, empty),
  })
  return {
    form: saving.form,
    change,
    /** For the operation that the dialog makes: a draft whose operation was saved is gone. */
    operationId: saving.operationId,
    /** For FoundDraft. */
    draft: { found, afresh },
    /** Empties the fields for the next one. */
    afresh,
    /** Saved: removes the draft. */
    end,
  }
}

/** A draft of this or an older version; null: it is none. */
export function readFields<Form extends Record<keyof Form, Field>>(
  value: unknown,
  empty: Form,
): Form | null {
  if (typeof value !== 'object' || value === null) return null
  const stored = value as Readonly<Record<string, unknown>>
  const fields = Object.entries<Field>(empty).map(([name, field]) => [
    name,
    isLike(stored[name], field) ? stored[name] : field,
  ])
  return Object.fromEntries(fields) as Form
}

function isLike(value: unknown, field: Field): boolean {
  if (field === null) return value === null || typeof value === 'string'
  if (typeof field !== 'object') return typeof value === typeof field
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
