import type { ReserveRooms } from '#contract/reservations.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { isInOutbox } from '../new-stay/confirm.ts'
import { useDeskForm } from '../use-desk-form.ts'
import {
  formOf,
  isBegun,
  newReservation,
  readReservation,
  withAsked,
  type Asked,
  type ReservationForm,
} from './form.ts'

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
