import { dirtyFields } from '#lib/dirty-fields.ts'
import { keptForm } from '#lib/kept-form.ts'
import { emptyForm, isDay, MAX_CHILDREN, type StayForm } from './form.ts'

const clamp = (value: number, min: number, max: number) =>
  Math.min(Math.max(Math.trunc(value), min), max)
const dayOrNull = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : null)

/** Form values from a draft of any version; null where it is not a draft. */
export function readDraftForm(draft: unknown): StayForm | null {
  const form = keptForm(emptyForm, draft)
  if (form === null) return null
  const { adults } = form
  return {
    ...form,
    checkIn: dayOrNull(form.checkIn),
    checkOut: dayOrNull(form.checkOut),
    adults: typeof adults === 'number' ? clamp(adults, 1, 30) : null,
    children: clamp(form.children, 0, MAX_CHILDREN),
    quantity: clamp(form.quantity, 1, 50),
  }
}

/** Days in the past are dropped and offered again; the rest stays. */
export function withoutPast(form: StayForm, today: string): StayForm {
  const past = form.checkIn !== null && form.checkIn < today
  return past ? { ...form, checkIn: null, checkOut: null } : form
}

/**
 * A draft that is loaded after the person has started typing: fields edited since win, the others
 * come from the draft.
 */
export function mergedDraft(draft: StayForm, current: StayForm): StayForm {
  return { ...draft, ...dirtyFields(current, emptyForm) }
}
