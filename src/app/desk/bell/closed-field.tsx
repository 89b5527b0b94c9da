import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import type { ClosedBell, ClosedOutcome, ClosedState } from './closed-bell.ts'
import { useOutcomeLabels, useStateLabels } from './closed-labels.ts'

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
