import { looseObject, looseText } from '#lib/loose.ts'
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
  /** What stands in it before anything was typed, e.g. a booking to be changed. */
  initial: StayForm
  /** What the address asks for: it counts over an older draft, not over what was changed since. */
  asked: Partial<StayForm>
  /** The house's day. */
  today: string
}

/** The wizard's form with its draft on the device; later addresses are the wizard's own steps. */
export function useStayForm({ draft, initial, asked, today }: StayFormStart): StayFormState {
  const askedFor = JSON.stringify(asked)
  return useFormDraft(stays, {
    name: draft,
    initial: { ...initial, ...asked },
    fresh(kept, before) {
      const same = looseText(looseObject(before).asked) === askedFor
      return withoutPast(same ? kept : { ...kept, ...asked }, today)
    },
    // What the address asked for when the form was filled in.
    beside: { asked: askedFor },
  })
}
