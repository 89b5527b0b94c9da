import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { openByPin, type PinOutcome } from '#offline/people.ts'
import { isPin } from '#offline/people-pin.ts'
import { Form } from '#ui/form.tsx'
import { Button } from '#ui/button.tsx'
import { readPeopleAnew, type PersonHere } from '../use-people.ts'
import { PinField } from './pin-field.tsx'

/** One person's PIN: opens their session on this device, with or without the link. */
export function PinForm({ person, onIn }: { person: PersonHere; onIn: () => void }) {
  const { t } = useLingui()
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PinOutcome | null>(null)
  const [until, setUntil] = useState(() => (person.wait > 0 ? Date.now() + person.wait : 0))
  const wait = useCountdown(until)

  const form = useRef<HTMLFormElement>(null)
  /** The keyboard is there as soon as the name is tapped, and again for the next try. */
  const focus = () => form.current?.querySelector('input')?.focus()
  useEffect(focus, [])

  async function open() {
    setBusy(true)
    const came = await openByPin(person.userId, pin).catch((): PinOutcome => ({
      kind: 'unavailable',
    }))
    setBusy(false)
    setPin('')
    if (came.kind === 'in') {
      void readPeopleAnew()
      return onIn()
    }
    setOutcome(came)
    focus()
    if ('wait' in came) setUntil(Date.now() + came.wait)
    if (came.kind === 'gone') void readPeopleAnew()
  }

  return (
    <Form
      ref={form}
      className="grid gap-4"
      onSend={() => {
        if (!busy && wait === 0 && isPin(pin)) void open()
      }}
    >
      <PinField
        label={t`PIN of ${person.name}`}
        value={pin}
        onChange={setPin}
        data-autofocus
        error={
          outcome === null || wait > 0 ? undefined : <OutcomeLabels {...{ outcome, person }} />
        }
      />
      {wait > 0 && (
        <p aria-live="polite" className="text-error">
          <Trans>That was not the PIN.</Trans>{' '}
          <Plural
            value={wait}
            one="The next try is open in # second."
            other="The next try is open in # seconds."
          />
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        busy={busy}
        busyText={t`Looking…`}
        disabled={wait > 0 || !isPin(pin)}
      >
        <Trans>Go on as {person.name}</Trans>
      </Button>
    </Form>
  )
}

function OutcomeLabels({ outcome, person }: { outcome: PinOutcome; person: PersonHere }) {
  switch (outcome.kind) {
    case 'wrong':
      return (
        <>
          <Trans>That was not the PIN.</Trans>{' '}
          <Plural
            value={outcome.left}
            one="After # more wrong one it is gone from this device."
            other="After # more wrong ones it is gone from this device."
          />
        </>
      )
    case 'gone':
      return (
        <Trans>
          {person.name}’s PIN no longer works here. Sign in with e-mail and password when there is
          internet. Their entries are safe.
        </Trans>
      )
    case 'unavailable':
      return <Trans>This device can’t read what it keeps just now. Reload and try again.</Trans>
    default:
      return null
  }
}

/** Whole seconds until then; 0 when it is past. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === 0) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1_000))
}
