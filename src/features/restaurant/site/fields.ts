import type { OrderForm } from './form/form.ts'
import type { OrderField } from './form/problems.ts'
import type { OrderFormState } from './use-order-form.ts'

/** What each part of the order form takes. */
export interface FieldsProps {
  form: OrderForm
  change: OrderFormState['change']
  /** What is wrong with a field, once the person has tried to send. */
  errorOf: (field: OrderField) => string | undefined
}
