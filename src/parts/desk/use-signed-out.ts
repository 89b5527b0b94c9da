import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'

/** Whether the house has ended the session of whoever is at this desk. */
export function useSignedOut(): boolean {
  const session = useValue(offline().session)
  const ended = useValue(offline().ended)
  return session !== null && session.token === ended
}
