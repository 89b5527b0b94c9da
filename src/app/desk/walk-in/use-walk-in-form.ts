import { isInOutbox } from '../new-stay/confirm.ts'
import { useDeskForm } from '../use-desk-form.ts'
import { isBegun, newWalkIn, readWalkIn, type WalkInForm } from './form.ts'

/** The form with its draft on this device; `room`: what an address names. */
export function useWalkInForm(room: string | null) {
  return useDeskForm<WalkInForm>({
    draft: 'walk-in',
    fresh: newWalkIn,
    read: readWalkIn,
    isBegun,
    isSaved: ({ ids }) => isInOutbox(ids.book),
    opened: (form) => (room === null ? form : { ...form, roomId: room }),
  })
}
