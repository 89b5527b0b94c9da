import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { DeskBooking } from '../desk-booking.ts'
import { extraNames } from '../parts/extras-text.tsx'
import { useRoomLabels } from './use-room-labels.ts'

/** A short text of what is booked: the room, the guests, the extras. */
export function useServices(): (booking: DeskBooking) => string[] {
  const { t, i18n } = useLingui()
  const roomLabels = useRoomLabels()
  return useMemo(() => {
    const partyOf = onceEach((adults, children) => {
      const grownUps = t`${plural(adults, { one: '# adult', other: '# adults' })}`
      const young = t`${plural(children, { one: '# child', other: '# children' })}`
      return children > 0 ? `${grownUps}, ${young}` : grownUps
    })
    return (booking) => {
      const { adults, children, extras } = booking
      return [
        roomLabels(booking),
        partyOf(adults, children),
        ...extraNames(extras).map((name) => i18n._(name)),
      ].filter((words) => words !== '')
    }
  }, [roomLabels, t, i18n])
}

/** Ten thousand bookings have a dozen different parties: each text is made once. */
function onceEach(wordsOf: (adults: number, children: number) => string) {
  const known = new Map<string, string>()
  return (adults: number, children: number) => {
    const key = `${adults} ${children}`
    const words = known.get(key) ?? wordsOf(adults, children)
    known.set(key, words)
    return words
  }
}
