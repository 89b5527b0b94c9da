import { uuidv7 } from '#lib/uuid.ts'
import type { ReserveRooms } from '#contract/reservations.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { useDeskForm } from '../use-desk-form.ts'
import { isInOutbox } from '../walk-in/confirm.ts'
import {
  formOf,
  isBegun,
  newReservation,
  readReservation,
  withAsked,
  type Asked,
  type ReservationForm,
} from './form.ts'

/** After a chain that was not saved: another try is another chain. */
export const newIds = (): ReservationForm['ids'] => ({
  reserve: uuidv7(),
  pay: uuidv7(),
  receipt: uuidv7(),
})

/** The form with its draft on this device; `changing`: the operation that it takes the place of. */
export function useReserveForm(asked: Asked, today: string, changing: OperationRow | null) {
  return useDeskForm<ReservationForm>({
    draft: changing === null ? 'reservation' : `reservation:${changing.id}`,
    fresh() {
      const form = newReservation(today)
      return changing === null ? form : formOf(changing.body as ReserveRooms, form)
    },
    read: (value) => readReservation(today, value),
    isBegun,
    isSaved: ({ ids }) => isInOutbox(ids.reserve),
    opened: (form) => withAsked(form, asked),
  })
}
