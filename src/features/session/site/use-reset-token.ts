import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { tokenOf } from '../reset.ts'

/**
 * The token that a link in a mail brought, taken out of the address at once: it must not stay in the
 * history, nor be copied along. It goes to the house in a body and nowhere else. Null: none came,
 * or it was dropped.
 */
export function useResetToken(): { token: string | null; drop: () => void } {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const brought = tokenOf(hash)
  const [token, setToken] = useState(brought)
  // A second link, opened in the same tab.
  if (brought !== null && brought !== token) setToken(brought)
  useEffect(() => {
    if (brought !== null) void navigate(pathname, { replace: true })
  }, [brought, pathname, navigate])
  return { token, drop: () => setToken(null) }
}
