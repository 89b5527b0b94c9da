import type { Setup } from '#contract/setup.ts'
import { useAsked, type Loaded } from '#parts/ask-server.ts'

const readSetup = (body: unknown) => body as Setup

export interface SetupState extends Omit<Loaded<Setup>, 'value'> {
  /** Null while it is not known. */
  setup: Setup | null
}

/** How far the set-up is, as the house says: asked when the screen opens, and again on demand. */
export function useSetup(): SetupState {
  const { value: setup, ...more } = useAsked('getSetup', readSetup)
  return { setup, ...more }
}
