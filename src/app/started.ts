import { createContext, useContext } from 'react'
import type { Started } from './start/start.ts'

export const StartedContext = createContext<Started | null>(null)

/** What start/start.ts set up, also the offers to install and to update. */
export function useStarted(): Started {
  const started = useContext(StartedContext)
  if (started === null) throw new Error('useStarted outside Providers')
  return started
}
