import { useFormDraft, type FormDraft, type FormKind } from '#parts/use-form-draft.ts'
import { mergedDraft, readDraftForm, withoutPast } from '../form/draft.ts'
import { afterRental, isWorthKeeping, type RentalForm } from '../form/form.ts'

const rentals: FormKind<RentalForm> = {
  read: readDraftForm,
  merge: mergedDraft,
  isWorthKeeping,
  isBegun: ({ carId, name, phone }) => carId !== null || name !== '' || phone !== '',
  after: afterRental,
}

export type RentalFormState = Omit<FormDraft<RentalForm>, 'reset' | 'restored'>

export interface RentalFormStart {
  /** Name of the draft. */
  draft: string
  /** What stands in it before anything was typed, e.g. a rental to be changed. */
  initial: RentalForm
  /** The house's day. */
  today: string
}

/** The form with its draft on the device, as the screen opened. */
export function useRentalForm({ draft, initial, today }: RentalFormStart): RentalFormState {
  return useFormDraft(rentals, {
    name: draft,
    initial,
    fresh: (kept) => withoutPast(kept, today),
  })
}
