import { useDeskForm } from '../use-desk-form.ts'
import { isConfirmed } from './confirm.ts'
import { isBegun, newWalkIn, readWalkIn } from './form.ts'

/** The form with its draft on this device; `room`: what an address names. */
export function useWalkInForm(room: string | null) {
  return useDeskForm({
    draft: 'walk-in',
    fresh: newWalkIn,
    read: readWalkIn,
    isBegun,
    isSaved: isConfirmed,
    opened: (form) => (room === null ? form : { ...form, roomId: room }),
  })
}
