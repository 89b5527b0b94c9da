import { useSearchParams } from 'react-router-dom'
import { keptForm } from '#lib/kept-form.ts'
import { readDay, readWhole, requestKind } from '#parts/request-form/form-kind.ts'
import { useFormDraft, type FormDraft } from '#parts/use-form-draft.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { formOf } from './body.ts'
import { askedByQuery, emptyForm, MAX_CHILDREN, type StayForm } from './form.ts'

export const stayForms = requestKind({
  draft: 'rooms',
  empty: emptyForm,
  formOf,
  fields: {
    checkIn: readDay,
    checkOut: readDay,
    adults: readWhole(1, 30),
    children: readWhole(0, MAX_CHILDREN),
    quantity: readWhole(1, 50),
    extras: (stored) => keptForm(emptyForm.extras, stored) ?? undefined,
  },
  isBegun: ({ name, phone }) => name !== '' || phone !== '',
})

/** Days in the past are dropped and offered again; the rest stays, a check-out that is still to come too. */
export function withoutPast(form: StayForm, today: string): StayForm {
  const { checkIn, checkOut } = form
  if (checkIn === null || checkIn >= today) return form
  return {
    ...form,
    checkIn: null,
    checkOut: checkOut !== null && checkOut > today ? checkOut : null,
  }
}

/**
 * A form of a stay with its draft. Dates and guests of the address win over an older draft, but not
 * over later edits; addresses after the first are the wizard's own steps.
 *
 * @param initial before anything is typed, e.g. a booking to be changed
 */
export function useStayForm(draft: string, initial = emptyForm): FormDraft<StayForm> {
  const [query] = useSearchParams()
  const today = useHouseDay()
  const asked = askedByQuery(query, today)
  const askedFor = JSON.stringify(asked)
  const state = useFormDraft(stayForms, {
    name: draft,
    initial: { ...initial, ...asked },
    fresh(saved, draftValue) {
      const same = (draftValue as { asked?: unknown } | null)?.asked === askedFor
      return withoutPast(same ? saved : { ...saved, ...asked }, today)
    },
    // The address's values when the form was filled in.
    beside: { asked: askedFor },
  })
  // A draft that is still being read may have other days.
  const day = state.ready ? today : null
  return { ...state, change: (part) => state.change((form) => changedOn(day, form, part)) }
}

/**
 * The form after a change: the days that were offered when it began are the person's from then on, so
 * that midnight moves nothing under what was typed.
 */
export function changedOn(
  today: string | null,
  form: StayForm,
  part: Parameters<FormDraft<StayForm>['change']>[0],
): StayForm {
  const begun = { ...form, checkIn: form.checkIn ?? today }
  return typeof part === 'function' ? part(begun) : { ...begun, ...part }
}
