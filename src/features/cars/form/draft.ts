import { rentalExtraNames, usualRentalExtras, type RentalExtras } from '#domain/cars.ts'
import { looseObject, type Loose } from '#lib/loose.ts'
import { touched } from '#lib/touched.ts'
import { emptyForm, isDay, isTime, type RentalForm } from './form.ts'

const typed = (value: unknown) => (typeof value === 'string' ? value : '')
const dayOrNull = (value: unknown) => (isDay(typed(value)) ? typed(value) : null)
const timeOrNull = (value: unknown) => (isTime(typed(value)) ? typed(value) : null)

function extrasFrom(kept: Loose): RentalExtras {
  return Object.fromEntries(
    rentalExtraNames.map((name) => [
      name,
      typeof kept[name] === 'boolean' ? kept[name] : usualRentalExtras[name],
    ]),
  ) as unknown as RentalExtras
}

/** A draft that an older version may have written: what can be read of it. Null: nothing. */
export function readDraftForm(value: unknown): RentalForm | null {
  if (typeof value !== 'object' || value === null) return null
  const draft = looseObject(value)
  return {
    carId: typed(draft.carId) || null,
    pickupDate: dayOrNull(draft.pickupDate),
    pickupTime: timeOrNull(draft.pickupTime),
    dropoffDate: dayOrNull(draft.dropoffDate),
    dropoffTime: timeOrNull(draft.dropoffTime),
    pickup: typed(draft.pickup),
    dropoff: typed(draft.dropoff),
    extras: extrasFrom(looseObject(draft.extras)),
    name: typed(draft.name),
    phone: typed(draft.phone),
    email: typed(draft.email),
  }
}

/** Times that have passed are offered anew; the rest is as it was left. */
export function withoutPast(form: RentalForm, today: string): RentalForm {
  if (form.pickupDate === null || form.pickupDate >= today) return form
  return { ...form, pickupDate: null, pickupTime: null, dropoffDate: null, dropoffTime: null }
}

/**
 * A draft that comes in after the person has begun: what was touched since stays, the rest is the
 * draft's.
 */
export function mergedDraft(draft: RentalForm, current: RentalForm): RentalForm {
  return { ...draft, ...touched(current, emptyForm) }
}
