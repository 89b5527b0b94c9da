import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dropPin, setPin } from '#offline/people.ts'
import { canSeal, isPin, isWeakPin } from '#offline/people-pin.ts'
import { offline } from '#offline/offline.ts'
import { Form } from '#ui/form.tsx'
import { Button } from '#ui/button.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { useValue } from '#ui/use-value.ts'
import { PinField } from '../parts/pin-field.tsx'
import { readPeopleAnew, useOwnPerson } from '../use-people.ts'

/** One's own PIN on this device: set, change, remove. */
export function PinSetting() {
  const session = useValue(offline().session)
  const own = useOwnPerson()
  const [setting, setSetting] = useState(false)
  if (session === null) return null
  if (!session.remembered || !canSeal()) {
    return (
      <p className="text-ink-soft">
        {session.remembered ? (
          <Trans>A PIN needs a secure address (https). Ask whoever looks after this server.</Trans>
        ) : (
          <Trans>
            You signed in without “Remember me”, so nothing of you is kept here and there is no PIN.
          </Trans>
        )}
      </p>
    )
  }
  if (setting) return <NewPin userId={session.userId} onDone={() => setSetting(false)} />
  return own?.hasPin ? (
    <div className="flex flex-wrap items-center gap-3">
      <StatusLine tone="confirmed">
        <Trans>Your PIN unlocks this device, even without internet.</Trans>
      </StatusLine>
      <Button variant="secondary" onClick={() => setSetting(true)}>
        <Trans>Change PIN</Trans>
      </Button>
      <Button
        variant="quiet"
        onClick={() => void dropPin(session.userId, null).then(readPeopleAnew, () => undefined)}
      >
        <Trans>Remove PIN</Trans>
      </Button>
    </div>
  ) : (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">
        <Trans>
          With a PIN you can sign in here without internet, and colleagues can use this device in
          their own name.
        </Trans>
      </p>
      <Button onClick={() => setSetting(true)}>
        <Trans>Set a PIN</Trans>
      </Button>
    </div>
  )
}

function NewPin({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { t } = useLingui()
  const toasts = useToasts()
  const [pin, setTyped] = useState('')
  const [again, setAgain] = useState('')
  const [tries, setTries] = useState(0)
  const form = useFirstError<HTMLFormElement>(tries)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const pinError = !isPin(pin)
    ? t`4 to 8 digits.`
    : isWeakPin(pin)
      ? t`This PIN is too easy to guess. Choose another.`
      : undefined
  const againError = again === pin ? undefined : t`The two are not the same.`

  async function save() {
    setTries(tries + 1)
    if (pinError ?? againError) return
    setBusy(true)
    const done = offline().session.getSnapshot()?.userId === userId && (await setPin(pin))
    setBusy(false)
    setFailed(!done)
    if (!done) return
    await readPeopleAnew()
    toasts.show({ tone: 'confirmed', text: t`Your PIN is set on this device.` })
    onDone()
  }

  return (
    <Form
      ref={form}
      className="grid gap-4 sm:grid-cols-2"
      onSend={() => {
        if (!busy) void save()
      }}
    >
      <PinField
        label={t`New PIN`}
        hint={t`4 to 8 digits, for this device alone.`}
        value={pin}
        onChange={setTyped}
        error={tries > 0 ? pinError : undefined}
      />
      <PinField
        label={t`The same again`}
        value={again}
        onChange={setAgain}
        error={tries > 0 && !pinError ? againError : undefined}
      />
      {failed && (
        <p role="alert" className="text-error sm:col-span-2">
          <Trans>The PIN could not be kept on this device. Try again.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit" busy={busy} busyText={t`Setting…`}>
          <Trans>Set PIN</Trans>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Leave it</Trans>
        </Button>
      </div>
    </Form>
  )
}
