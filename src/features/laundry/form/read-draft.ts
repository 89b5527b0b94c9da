import { looseNumber, looseObject } from '#lib/loose.ts'
import { touched } from '#lib/touched.ts'
import { emptyForm, MOST_OF_ONE, type LaundryForm } from './form.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^\d{2}:\d{2}$/

const typed = (value: unknown) => (typeof value === 'string' ? value : '')
const fitting = (value: unknown, form: RegExp) => (form.test(typed(value)) ? typed(value) : null)

function quantitiesOf(value: unknown): LaundryForm['quantities'] {
  return Object.fromEntries(
    Object.entries(looseObject(value)).flatMap(([id, asked]) => {
      const qty = looseNumber(asked)
      // Halves at the finest, as kilos go.
      const half = qty === null ? 0 : Math.floor(qty * 2) / 2
      return half > 0 ? [[id, Math.min(half, MOST_OF_ONE)]] : []
    }),
  )
}

/** A draft that an older version may have written: what can be read of it. Null: nothing. */
export function readDraftForm(value: unknown): LaundryForm | null {
  if (typeof value !== 'object' || value === null) return null
  const draft = looseObject(value)
  return {
    quantities: quantitiesOf(draft.quantities),
    pickup: draft.pickup !== false,
    express: draft.express === true,
    pickUpDate: fitting(draft.pickUpDate, DAY),
    pickUpTime: fitting(draft.pickUpTime, CLOCK),
    dropOffDate: fitting(draft.dropOffDate, DAY),
    dropOffTime: fitting(draft.dropOffTime, CLOCK),
    name: typed(draft.name),
    phone: typed(draft.phone),
    email: typed(draft.email),
    address: typed(draft.address),
    notes: typed(draft.notes),
  }
}

/** Times that have passed are offered anew; the rest is as it was left. `now`: as the contract writes it. */
export function withoutPast(form: LaundryForm, now: string): LaundryForm {
  const at = form.pickUpDate === null ? null : `${form.pickUpDate}T${form.pickUpTime ?? '10:00'}`
  if (at === null || at >= now) return form
  return { ...form, pickUpDate: null, pickUpTime: null, dropOffDate: null, dropOffTime: null }
}

/**
 * A draft that comes in after the person has begun: what was touched since stays, the rest is the
 * draft's.
 */
export function mergedDraft(draft: LaundryForm, current: LaundryForm): LaundryForm {
  return {
    ...draft,
    ...touched(current, emptyForm),
    quantities: { ...draft.quantities, ...current.quantities },
  }
}
