import type { TableForm } from './form/form.ts'
import type { TableField } from './form/problems.ts'

/** What each part of the form takes. */
export interface FieldsProps {
  form: TableForm
  change: (part: Partial<TableForm>) => void
  /** What is wrong with a field, once the person has tried to send. */
  errorOf: (field: TableField) => string | undefined
}
