import type { RentalForm } from '../form/form.ts'
import type { RentalField } from '../form/problems.ts'
import type { RentalFormState } from './use-rental-form.ts'
import type { RentalNow } from './use-rental.ts'

/** What each step takes. */
export interface StepProps {
  form: RentalForm
  change: RentalFormState['change']
  rental: RentalNow
  /** What is wrong with a field, once the person has tried to go on. */
  errorOf: (field: RentalField) => string | undefined
}
