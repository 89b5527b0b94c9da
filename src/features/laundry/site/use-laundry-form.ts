import { useFormDraft, type FormDraft, type FormKind } from '#parts/use-form-draft.ts'
import { emptyForm, isWorthKeeping, type LaundryForm } from '../form/form.ts'
import { mergedDraft, readDraftForm, withoutPast } from '../form/read-draft.ts'

const orders: FormKind<LaundryForm> = {
  read: readDraftForm,
  merge: mergedDraft,
  isWorthKeeping,
  isBegun: ({ quantities }) => Object.keys(quantities).length > 0,
  // The next order begins with the defaults (spec 2 §4).
  after: () => null,
}

export interface LaundryFormState extends Omit<FormDraft<LaundryForm>, 'reset'> {
  /** Everything as at first, also what is kept of it. */
  reset(): void
}

/**
 * The form with its draft on the device. `initial`: an order to be changed, instead of empty. The
 * draft's name, `initial` and `now` are those of when the screen opened.
 */
export function useLaundryForm(
  name: string,
  { initial = emptyForm, now }: { initial?: LaundryForm; now: string },
): LaundryFormState {
  const state = useFormDraft(orders, { name, initial, fresh: (kept) => withoutPast(kept, now) })
  return { ...state, reset: () => state.reset(emptyForm) }
}
