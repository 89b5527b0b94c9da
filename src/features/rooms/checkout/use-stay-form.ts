import { useFormDraft, type FormDraft, type FormKind } from '#parts/use-form-draft.ts'
import { afterBooking, isWorthKeeping, type StayForm } from './form.ts'
import { mergedDraft, readDraftForm, withoutPast } from './read-draft.ts'

const stays: FormKind<StayForm> = {
  read: readDraftForm,
  merge: mergedDraft,
  isWorthKeeping,
  isBegun: ({ name, phone }) => name !== '' || phone !== '',
  after: afterBooking,
}

export type StayFormState = Omit<FormDraft<StayForm>, 'reset' | 'restored'>

export interface StayFormStart {
  /** Name of the draft. */
  draft: string
  /** Values before anything was typed, e.g. a booking to be changed. */
  initial: StayForm
  /** Values from the address: they win over an older draft, but not over later edits. */
  asked: Partial<StayForm>
  /** The day at the house. */
  today: string
}

/** The wizard's form with its draft; addresses after the first are the wizard's own steps. */
export function useStayForm({ draft, initial, asked, today }: StayFormStart): StayFormState {
  const askedFor = JSON.stringify(asked)
  return useFormDraft(stays, {
    name: draft,
    initial: { ...initial, ...asked },
    fresh(saved, draftValue) {
      const same = (draftValue as { asked?: unknown } | null)?.asked === askedFor
      return withoutPast(same ? saved : { ...saved, ...asked }, today)
    },
    // The address's values when the form was filled in.
    beside: { asked: askedFor },
  })
}
