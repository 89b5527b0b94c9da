import type { StayForm } from './form.ts'
import type { StayField } from './problems.ts'
import type { Stay } from './use-stay.ts'
import type { StayFormState } from './use-stay-form.ts'

/** What each step of the wizard takes. */
export interface StepProps {
  form: StayForm
  change: StayFormState['change']
  stay: Stay
  /** What is wrong with a field, once the person has tried to go on. */
  errorOf: (field: StayField) => string | undefined
}
