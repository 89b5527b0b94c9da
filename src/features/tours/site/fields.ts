import type { TourForm } from '../form/form.ts'
import type { TourField } from '../form/problems.ts'
import type { TourFormState } from '../form/use-tour-form.ts'

/** What each part of the booking form takes. */
export interface FieldsProps {
  form: TourForm
  change: TourFormState['change']
  /** What is wrong with a field, once the person has tried to send. */
  errorOf: (field: TourField) => string | undefined
}
