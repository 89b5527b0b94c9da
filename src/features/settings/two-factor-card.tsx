import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { saidAbove, useAsk, useAsked, type Refused } from '#parts/ask-server.ts'
import { QrPicture } from './qr-picture.tsx'

interface State {
  on: boolean
  left: number
}
const readState = (body: unknown): State => {
  const { on, recovery_codes_left } = body as { on: boolean; recovery_codes_left: number }
  return { on, left: recovery_codes_left }
}

type Step =
  | { kind: 'rest' }
  | { kind: 'starting' }
  | { kind: 'begun'; secret: string; address: string }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'ending' }

/** Sign-in with a code from an authenticator app (TOTP). */
export function TwoFactorCard() {
  const { t } = useLingui()
  const ask = useAsk()
  const { value, refused, again } = useAsked('getTwoFactor', readState)
  const [step, setStep] = useState<Step>({ kind: 'rest' })
  const head = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useFirstError<HTMLFormElement>(wrong)

  async function take(question: Parameters<typeof ask>[0], then: (body: unknown) => Step) {
    if (busy) return
    setWrong(null)
    setBusy(true)
    const came = await ask(question)
    setBusy(false)
    // Without an answer it may be done.
    again()
    if (!came.ok) return setWrong(came)
    show(then(came.body))
  }

  function show(next: Step) {
    setWrong(null)
    setCode('')
    setPassword('')
    setStep(next)
    // The pressed button is gone with its step, so the focus goes to the card's top.
    head.current?.focus()
  }

  const goBack = (
    <Button variant="quiet" onClick={() => show({ kind: 'rest' })}>
      <Trans>Go back</Trans>
    </Button>
  )
  const asksPassword = step.kind === 'starting' || step.kind === 'ending'
  const fields = step.kind === 'begun' ? ['code'] : asksPassword ? ['password'] : []
  // It was switched on by a request whose answer, the recovery codes, did not come.
  const codesLost = step.kind === 'begun' && value?.on === true
  const message = codesLost ? null : (saidAbove(wrong, ...fields) ?? refused)

  return (
    <Card as="section" aria-labelledby="two-factor-title" className="grid content-start gap-4">
      <div
        ref={head}
        tabIndex={-1}
        className="flex flex-wrap items-center justify-between gap-2 outline-none"
      >
        <CardTitle id="two-factor-title" level={2}>
          <Trans>Two-factor sign-in</Trans>
        </CardTitle>
        {value && (
          <Badge tone={value.on ? 'confirmed' : 'neutral'}>
            {value.on ? <Trans>On</Trans> : <Trans>Off</Trans>}
          </Badge>
        )}
      </div>
      <ErrorAlert>{message}</ErrorAlert>
      {step.kind === 'rest' && value && !value.on && (
        <>
          <p className="text-ink-soft">
            <Trans>
              Besides the password, signing in then asks for six digits from an authenticator app on
              your telephone. The app works without internet.
            </Trans>
          </p>
          <Button className="w-fit" onClick={() => show({ kind: 'starting' })}>
            <Trans>Switch on</Trans>
          </Button>
        </>
      )}
      {codesLost && (
        <>
          <Alert tone="waiting" title={t`It is on, and you have not seen the recovery codes`}>
            <Trans>
              The answer with them was lost. Switch it off and on again, and new ones are shown.
            </Trans>
          </Alert>
          <Button variant="secondary" className="w-fit" onClick={() => show({ kind: 'ending' })}>
            <Trans>Switch off</Trans>
          </Button>
        </>
      )}
      {step.kind === 'begun' && !codesLost && (
        <Form
          ref={form}
          className="grid gap-4"
          onSend={() => {
            void take({ route: 'confirmTwoFactor', body: { code } }, (body) => ({
              kind: 'codes',
              codes: (body as { recovery_codes: string[] }).recovery_codes,
            }))
          }}
        >
          <p>
            <Trans>Add an account to your authenticator app: let it read this picture…</Trans>
          </p>
          <QrPicture text={step.address} label={t`QR code of the key`} />
          <p>
            <Trans>…or type this key:</Trans>
          </p>
          <p className="rounded-sm bg-sunken p-3 font-mono tracking-wide break-all select-all">
            {step.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <ButtonLink href={step.address} variant="secondary" className="w-fit">
            <Trans>Open in an app on this device</Trans>
          </ButtonLink>
          <TextField
            label={t`Code from the app`}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            error={wrong?.errors.code}
            onChange={setCode}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={busy}>
              <Trans>Confirm</Trans>
            </Button>
            {goBack}
          </div>
        </Form>
      )}
      {step.kind === 'codes' && (
        <>
          <Alert tone="waiting" title={t`Write these recovery codes down now`}>
            <Trans>
              Each signs you in once when the telephone is not at hand. They are not shown again.
            </Trans>
          </Alert>
          <ul aria-label={t`Recovery codes`} className="grid grid-cols-2 gap-2 font-mono">
            {step.codes.map((one) => (
              <li key={one} className="rounded-sm bg-sunken px-3 py-2 select-all">
                {one}
              </li>
            ))}
          </ul>
          <Button className="w-fit" onClick={() => show({ kind: 'rest' })}>
            <Trans>I have written them down</Trans>
          </Button>
        </>
      )}
      {step.kind === 'rest' && value?.on && (
        <>
          <p className="text-ink-soft">
            <Plural
              value={value.left}
              one="# recovery code is left."
              other="# recovery codes are left."
            />
          </p>
          <Button variant="secondary" className="w-fit" onClick={() => show({ kind: 'ending' })}>
            <Trans>Switch off</Trans>
          </Button>
        </>
      )}
      {asksPassword && (
        <Form
          ref={form}
          className="grid gap-4"
          onSend={() => {
            if (step.kind === 'ending') {
              return void take({ route: 'endTwoFactor', body: { password } }, () => ({
                kind: 'rest',
              }))
            }
            void take({ route: 'startTwoFactor', body: { password } }, (body) => ({
              kind: 'begun',
              ...(body as { secret: string; address: string }),
            }))
          }}
        >
          <PasswordField
            label={t`Your password`}
            value={password}
            error={wrong?.errors.password}
            onChange={setPassword}
          />
          <div className="flex flex-wrap gap-2">
            {step.kind === 'ending' ? (
              <Button type="submit" variant="danger" busy={busy}>
                <Trans>Switch off two-factor sign-in</Trans>
              </Button>
            ) : (
              <Button type="submit" busy={busy}>
                <Trans>Continue</Trans>
              </Button>
            )}
            {goBack}
          </div>
        </Form>
      )}
    </Card>
  )
}
