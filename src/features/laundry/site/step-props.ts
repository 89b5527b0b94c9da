import type { LaundryForm } from '../form/form.ts'
import type { LaundryField } from '../form/problems.ts'
import type { Laundry } from './use-laundry.ts'
import type { LaundryFormState } from './use-laundry-form.ts'

/** What each step takes. */
export interface StepProps {
  form: LaundryForm
  change: LaundryFormState['change']
  laundry: Laundry
  /** It goes with the rest of a stay: who it is for is asked there. */
  forStay: boolean
  /** What is wrong with a field. */
  errorOf: (field: LaundryField) => string | undefined
}
