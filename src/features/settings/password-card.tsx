import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { shortestPassword } from '#domain/people.ts'
import { Form } from '#ui/form.tsx'
import { Button } from '#ui/button.tsx'
import { focusField } from '#ui/error-summary.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { useAsk } from '#parts/ask-server.ts'

const empty = { current: '', next: '', again: '' }

/** A new password for the signed-in person (spec 3 §5). Nothing typed here is saved on the device. */
export function PasswordCard() {
  const { t } = useLingui()
  const ask = useAsk()
  const toasts = useToasts()
  const ids = useId()
  const idOf = (field: keyof typeof empty) => `${ids}${field}`
  const [form, setForm] = useState(empty)
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)

  /** What is wrong, and the field to correct. */
  function problem(): [string, keyof typeof empty] | null {
    const { next, again } = form
    const left = (['current', 'next', 'again'] as const).find((field) => form[field] === '')
    if (left) return [t`Fill all password fields`, left]
    if (next !== again) return [t`New passwords do not match`, 'again']
    return next.length < shortestPassword
      ? [t`Choose a password of at least ${shortestPassword} characters.`, 'next']
      : null
  }

  async function change() {
    const found = problem()
    setWrong(found?.[0] ?? '')
    if (found) focusField(idOf(found[1]))
    if (found || busy) return
    setBusy(true)
    const came = await ask({
      route: 'changePassword',
      body: { current_password: form.current, password: form.next },
    })
    setBusy(false)
    if (!came.ok) {
      if (came.errors.current_password) focusField(idOf('current'))
      return setWrong(Object.values(came.errors)[0] ?? came.message)
    }
    setForm(empty)
    toasts.show({ tone: 'confirmed', text: t`Password updated`, timeout: 1_600 })
  }

  return (
    <TitledCard title={<Trans>Change password</Trans>}>
      <Form className="grid gap-4" onSend={() => void change()}>
        <ErrorAlert>{wrong}</ErrorAlert>
        <PasswordField
          id={idOf('current')}
          label={t`Current password`}
          autoComplete="current-password"
          value={form.current}
          onChange={(current) => setForm({ ...form, current })}
        />
        <PasswordField
          id={idOf('next')}
          label={t`New password`}
          autoComplete="new-password"
          value={form.next}
          onChange={(next) => setForm({ ...form, next })}
        />
        <PasswordField
          id={idOf('again')}
          label={t`Confirm new password`}
          autoComplete="new-password"
          value={form.again}
          onChange={(again) => setForm({ ...form, again })}
        />
        <p className="note">
          <Trans>Your other devices are signed out; this one stays.</Trans>
        </p>
        <Button type="submit" busy={busy} busyText={t`Saving…`} className="w-fit">
          <Trans>Update password</Trans>
        </Button>
      </Form>
    </TitledCard>
  )
}
