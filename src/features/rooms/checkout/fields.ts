import type { StayForm } from './form.ts'
import type { StayField } from './problems.ts'
import type { Stay } from './use-stay.ts'
import type { StayFormState } from './use-stay-form.ts'

/** Props of each step of the wizard. */
export interface StepProps {
  form: StayForm
  change: StayFormState['change']
  stay: Stay
  /** A field's problem, shown once the person has tried to continue. */
  errorOf: (field: StayField) => string | undefined
}
