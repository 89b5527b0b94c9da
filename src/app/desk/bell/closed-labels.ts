import { useLingui } from '@lingui/react/macro'
import type { ClosedOutcome, ClosedState } from './closed-bell.ts'

/** What a state means to the person; undefined: not looked at yet. */
export function useStateLabels(): (state: ClosedState | undefined) => string {
  const { t } = useLingui()
  return (state) => {
    if (state === 'denied') {
      return t`Notifications of this site are switched off in this browser. Allow them in its settings for this site, then come back.`
    }
    if (state === 'needs-install') {
      return t`On an iPhone or iPad the app must be on the home screen first: Share, then “Add to Home Screen”. Open it from there and switch this on.`
    }
    if (state === 'unsupported') {
      return t`This browser cannot be reached while the app is closed. Leave the desk open to hear the bell.`
    }
    return t`A notification on this device while somebody is signed in here. It says what came in, never from whom.`
  }
}

/** What went wrong, and what to do; null: nothing. */
export function useOutcomeLabels(): (outcome: ClosedOutcome) => string | null {
  const { t } = useLingui()
  return (outcome) => {
    if (outcome === 'no-service') {
      return t`This browser has no push service that can be reached just now. Some have none at all: Chrome, Edge, Firefox and Safari do.`
    }
    if (outcome === 'no-house') return t`The house cannot be reached just now. Please try again.`
    if (outcome === 'house-refused')
      return t`The house did not take it. Please log in again and try once more.`
    if (outcome === 'unasked')
      return t`The browser’s question was left unanswered. Please try again and choose “Allow”.`
    return null
  }
}
