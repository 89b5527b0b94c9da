import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { shortestPassword } from '#domain/people.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useAsk } from './ask-house.ts'

const empty = { current: '', next: '', again: '' }

/** A new password for who is signed in (spec 3 §5). Nothing typed here is ever kept. */
export function PasswordCard() {
  const { t } = useLingui()
  const ask = useAsk()
  const toasts = useToasts()
  const [form, setForm] = useState(empty)
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)

  function problem(): string {
    const { current, next, again } = form
    if (current === '' || next === '' || again === '') return t`Fill all password fields`
    if (next !== again) return t`New passwords do not match`
    return next.length < shortestPassword
      ? t`Choose a password of at least ${shortestPassword} characters.`
      : ''
  }

  async function change() {
    const said = problem()
    setWrong(said)
    if (said !== '' || busy) return
    setBusy(true)
    const came = await ask({
      route: 'changePassword',
      body: { current_password: form.current, password: form.next },
    })
    setBusy(false)
    if (!came.ok) return setWrong(Object.values(came.errors)[0] ?? came.message)
    setForm(empty)
    toasts.show({ tone: 'confirmed', text: t`Password updated`, timeout: 1_600 })
  }

  return (
    <Card as="section" aria-labelledby="password-title" className="grid content-start gap-4">
      <CardTitle id="password-title" level={2}>
        <Trans>Change password</Trans>
      </CardTitle>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void change()
        }}
      >
        {wrong !== '' && (
          <Alert tone="error" live>
            {wrong}
          </Alert>
        )}
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          value={form.current}
          onChange={(current) => setForm({ ...form, current })}
        />
        <PasswordField
          label={t`New password`}
          autoComplete="new-password"
          value={form.next}
          onChange={(next) => setForm({ ...form, next })}
        />
        <PasswordField
          label={t`Confirm new password`}
          autoComplete="new-password"
          value={form.again}
          onChange={(again) => setForm({ ...form, again })}
        />
        <p className="text-sm text-ink-soft">
          <Trans>Your other devices are signed out; this one stays.</Trans>
        </p>
        <Button type="submit" busy={busy} busyText={t`Saving…`} className="w-fit">
          <Trans>Update password</Trans>
        </Button>
      </form>
    </Card>
  )
}
