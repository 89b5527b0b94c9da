import { looseNumber, looseObject } from '#lib/loose.ts'
import { dirtyFields } from '#lib/dirty-fields.ts'
import { emptyForm, isDay, MAX_CHILDREN, type StayForm } from './form.ts'

const typed = (value: unknown) => (typeof value === 'string' ? value : '')
const dayOrNull = (value: unknown) => (isDay(typed(value)) ? typed(value) : null)

function counted(value: unknown, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(looseNumber(value) ?? least), least), most)
}

/** A draft that an older version may have written: what can be read of it. Null: nothing. */
export function readDraftForm(value: unknown): StayForm | null {
  if (typeof value !== 'object' || value === null) return null
  const draft = looseObject(value)
  const extras = looseObject(draft.extras)
  return {
    checkIn: dayOrNull(draft.checkIn),
    checkOut: dayOrNull(draft.checkOut),
    adults: looseNumber(draft.adults) === null ? null : counted(draft.adults, 1, 30),
    children: counted(draft.children, 0, MAX_CHILDREN),
    quantity: counted(draft.quantity, 1, 50),
    extras: {
      breakfast: extras.breakfast === true,
      airport_transfer: extras.airport_transfer === true,
      late_checkout: extras.late_checkout === true,
    },
    promoCode: typed(draft.promoCode),
    name: typed(draft.name),
    phone: typed(draft.phone),
    email: typed(draft.email),
    notes: typed(draft.notes),
  }
}

/** Days that have passed are offered anew; the rest is as it was left. */
export function withoutPast(form: StayForm, today: string): StayForm {
  const past = form.checkIn !== null && form.checkIn < today
  return past ? { ...form, checkIn: null, checkOut: null } : form
}

/**
 * A draft that comes in after the person has begun: what was touched since stays, the rest is the
 * draft's.
 */
export function mergedDraft(draft: StayForm, current: StayForm): StayForm {
  return { ...draft, ...dirtyFields(current, emptyForm) }
}
