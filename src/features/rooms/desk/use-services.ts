import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { DeskBooking } from './data.ts'
import { useRoomWords } from './use-room-words.ts'

/** What is booked, each a few words: the room, who comes, the extras. */
export function useServices(): (booking: DeskBooking) => string[] {
  const { t } = useLingui()
  const roomWords = useRoomWords()
  return useCallback(
    (booking) => {
      const { adults, children, extras } = booking
      const grownUps = t`${plural(adults, { one: '# adult', other: '# adults' })}`
      const young = t`${plural(children, { one: '# child', other: '# children' })}`
      return [
        roomWords(booking),
        children > 0 ? `${grownUps}, ${young}` : grownUps,
        extras.breakfast ? t`Cooked breakfast` : '',
        extras.airport_transfer ? t`Airport transfer` : '',
        extras.late_checkout ? t`Late checkout` : '',
      ].filter((words) => words !== '')
    },
    [roomWords, t],
  )
}
