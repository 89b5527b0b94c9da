import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import type { ClosedBell, ClosedOutcome, ClosedState } from './closed-bell.ts'

/** What a state means to the person; undefined: not looked at yet. */
function useStateLabels(): (state: ClosedState | undefined) => string {
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
function useOutcomeLabels(): (outcome: ClosedOutcome) => string | null {
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

/** Switches push notifications for this device; says why where the browser does not allow them. */
export function ClosedField({ bell }: { bell: ClosedBell }) {
  const { t } = useLingui()
  const [state, setState] = useState<ClosedState>()
  const [outcome, setOutcome] = useState<ClosedOutcome>('done')
  const [busy, setBusy] = useState(false)
  const stateLabels = useStateLabels()
  const outcomeLabels = useOutcomeLabels()

  useEffect(() => {
    let shown = true
    const look = () =>
      void bell
        .look()
        .catch(() => 'unsupported' as const)
        .then((now) => shown && setState(now))
    look()
    // Back from the browser's settings.
    document.addEventListener('visibilitychange', look)
    return () => {
      shown = false
      document.removeEventListener('visibilitychange', look)
    }
  }, [bell])

  async function change(on: boolean) {
    setBusy(true)
    try {
      setOutcome(on ? await bell.switchOn() : (await bell.switchOff(), 'done'))
    } catch {
      setOutcome('no-service')
    } finally {
      setState(await bell.look().catch(() => 'unsupported' as const))
      setBusy(false)
    }
  }

  const possible = state === 'on' || state === 'off'
  const error = state === 'denied' ? null : outcomeLabels(outcome)
  return (
    <CheckboxField
      label={t`Also when the app is closed`}
      hint={busy ? t`One moment…` : stateLabels(state)}
      {...(error !== null && !busy && { error })}
      checked={state === 'on'}
      disabled={!possible || busy}
      aria-busy={busy}
      onChange={(on) => void change(on)}
    />
  )
}
