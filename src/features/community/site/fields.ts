import type { FieldError } from '#ui/error-summary.tsx'
import type { I18n } from '@lingui/core'
import type { Problem } from '../review-form.ts'

/** Problems in the form that the error summary takes; each message only once. */
export function summaryErrors<Field extends string>(
  i18n: I18n,
  problems: readonly Problem<Field>[],
  idOf: (field: Field) => string,
): FieldError[] {
  const seen = new Set<string>()
  return problems.flatMap(({ field, message }) => {
    const text = i18n._(message)
    if (seen.has(text)) return []
    seen.add(text)
    return [{ id: idOf(field), message: text }]
  })
}
