import { useFormDraft, type FormDraft, type FormKind } from '#parts/use-form-draft.ts'
import { afterOrder, emptyForm, isWorthKeeping, type OrderForm } from './form/form.ts'
import { mergedDraft } from './form/merge-draft.ts'
import { readDraftForm } from './form/read-draft.ts'

const orders: FormKind<OrderForm> = {
  read: readDraftForm,
  merge: mergedDraft,
  isWorthKeeping,
  isBegun: ({ cart }) => cart.length > 0,
  after: afterOrder,
}

export interface OrderFormState extends Omit<FormDraft<OrderForm>, 'reset'> {
  /** Starts anew; the person's own details stay where another order may follow. */
  reset(keepPerson: boolean): void
}

/** The form with its draft on the device. `initial`: an order to be changed, instead of empty. */
export function useOrderForm(name: string, initial: OrderForm = emptyForm): OrderFormState {
  const state = useFormDraft(orders, { name, initial })
  return {
    ...state,
    reset: (keepPerson) => state.reset(keepPerson ? afterOrder(state.form) : emptyForm),
  }
}
