import { useEffect } from 'react'
import { offline } from '#offline/offline.ts'
import { dropPin } from '#offline/people.ts'
import { useValue } from '#ui/use-value.ts'
import { readPeopleAnew } from '../use-people.ts'

/** When the server has ended this session, the PIN that opened it is removed from this device. */
export function useEnded(): void {
  const ended = useValue(offline().ended)
  const session = useValue(offline().session)
  const userId = session !== null && session.token === ended ? session.userId : null
  useEffect(() => {
    if (userId === null) return
    void dropPin(userId, 'house')
      .then(readPeopleAnew)
      .catch(() => undefined)
  }, [userId])
}
