import { createContext, useContext } from 'react'
import type { Started } from './start/start.ts'

export const StartedContext = createContext<Started | null>(null)

/** What app/start set up: offers of installing and updating among it. */
export function useStarted(): Started {
  const started = useContext(StartedContext)
  if (started === null) throw new Error('useStarted outside Providers')
  return started
}
