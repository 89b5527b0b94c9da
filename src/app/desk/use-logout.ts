import { useNavigate } from 'react-router-dom'
import { offline } from '#offline/offline.ts'

/** Clears the session (spec 3 §2.2) and goes to /login; what waits stays. */
export function useLogout(): () => void {
  const navigate = useNavigate()
  return () => {
    void offline()
      .signOut()
      .catch(() => undefined)
    // After the guard's own redirect, which would lead the next person back to this screen.
    setTimeout(() => void navigate('/login', { replace: true, state: null }))
  }
}
