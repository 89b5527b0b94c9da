import { useFormDraft, type FormDraft, type FormKind } from '#parts/use-form-draft.ts'
import { afterBooking, emptyForm, isWorthKeeping, mergedDraft, type TourForm } from './form.ts'
import { readDraftForm } from './read-draft.ts'

const bookings: FormKind<TourForm> = {
  read: readDraftForm,
  merge: mergedDraft,
  isWorthKeeping,
  isBegun: ({ tourId }) => tourId !== null,
  after: afterBooking,
}

export interface TourFormState extends Omit<FormDraft<TourForm>, 'reset'> {
  /** Starts anew; the person's own details stay where another booking may follow. */
  reset(keepPerson: boolean): void
}

/** The form with its draft on the device. `initial`: a booking to be changed, instead of empty. */
export function useTourForm(name: string, initial: TourForm = emptyForm): TourFormState {
  const state = useFormDraft(bookings, { name, initial })
  return {
    ...state,
    reset: (keepPerson) => state.reset(keepPerson ? afterBooking(state.form) : emptyForm),
  }
}
