import { useNavigate } from 'react-router-dom'
import { lastReadPeople, readPeopleAnew } from '#features/session/use-people.ts'
import { offline } from '#offline/offline.ts'
import { dropPin } from '#offline/people.ts'

/**
 * Clears the session (spec 3 §2.2) and goes to /login. The outbox stays, and so do the other people
 * of this device, with the rows that are cached for their role.
 */
export function useLogout(): () => void {
  const navigate = useNavigate()
  return () => {
    const { userId = '', role } = offline().session.getSnapshot() ?? {}
    const keepDesk = lastReadPeople().some(
      (person) => person.hasPin && person.userId !== userId && person.role === role,
    )
    void offline()
      .signOut({ keepDesk })
      .then(() => dropPin(userId, null))
      .then(readPeopleAnew)
      .catch(() => undefined)
    // After the route guard's redirect, which would lead the next person back to this screen.
    setTimeout(() => void navigate('/login', { replace: true, state: null }))
  }
}
