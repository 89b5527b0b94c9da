import type { FieldError } from '#ui/error-summary.tsx'
import type { I18n } from '@lingui/core'
import type { Problem } from '../review-form.ts'

/** Problems in the form that the error summary takes; each message only once. */
export function summaryOf<Field extends string>(
  i18n: I18n,
  problems: readonly Problem<Field>[],
  idOf: (field: Field) => string,
): FieldError[] {
  const said = new Set<string>()
  return problems.flatMap(({ field, message }) => {
    const words = i18n._(message)
    if (said.has(words)) return []
    said.add(words)
    return [{ id: idOf(field), message: words }]
  })
}
