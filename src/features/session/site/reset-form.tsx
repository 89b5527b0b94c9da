import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { offline } from '#offline/offline.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { passwordProblems, resetOutcome, SHORTEST, type ResetOutcome } from '../reset.ts'
import { ResetTrouble } from './reset-trouble.tsx'

const [PASSWORD, AGAIN] = ['new-password', 'new-password-again']

/** Sets a new password by the token of a link; what was typed is held by this form alone. */
export function ResetForm({
  token,
  onDone,
  onNewLink,
}: {
  token: string
  onDone: () => void
  onNewLink: () => void
}) {
  const { t } = useLingui()
  const [form, setForm] = useState({ password: '', again: '' })
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ResetOutcome | null>(null)
  // An answer that was lost may have been a yes.
  const [unsure, setUnsure] = useState(false)

  const messages = {
    short: { id: PASSWORD, message: t`Please choose at least ${SHORTEST} characters.` },
    differs: { id: AGAIN, message: t`The two are not the same. Please type it again.` },
  }
  const errors = attempt === 0 ? [] : passwordProblems(form).map((problem) => messages[problem])
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message

  async function set(): Promise<void> {
    setBusy(true)
    const asked = await offline().ask({
      route: 'resetPassword',
      body: { token, password: form.password },
    })
    const came = resetOutcome(asked)
    setOutcome(came)
    setBusy(false)
    if (came.kind === 'no-answer' || came.kind === 'trouble') setUnsure(true)
    if (came.kind === 'done') onDone()
  }

  function submit(): void {
    setAttempt(attempt + 1)
    if (passwordProblems(form).length > 0 || busy) return
    setOutcome(null)
    void set()
  }

  if (outcome?.kind === 'dead-link') {
    return (
      <Alert
        tone="error"
        live
        title={<Trans>This link no longer works</Trans>}
        action={
          <Button onClick={onNewLink}>
            <Trans>Ask for a new link</Trans>
          </Button>
        }
      >
        <p>
          <Trans>A link works once, for 30 minutes, and only the newest one.</Trans>
        </p>
        {unsure && (
          <p>
            <Trans>Your last try may have worked. Try to log in with the new password first.</Trans>
          </p>
        )}
      </Alert>
    )
  }
  return (
    <Form onSend={submit} className="grid gap-5">
      <ErrorSummary attempt={attempt} errors={errors} />
      {outcome !== null && outcome.kind !== 'done' && <ResetTrouble outcome={outcome} />}
      <PasswordField
        id={PASSWORD}
        autoComplete="new-password"
        label={t`New password`}
        hint={t`At least ${SHORTEST} characters; a few words are better than one with signs.`}
        value={form.password}
        onChange={(password) => setForm({ ...form, password })}
        error={errorOf(PASSWORD)}
        maxLength={200}
      />
      <PasswordField
        id={AGAIN}
        autoComplete="new-password"
        label={t`The same again`}
        value={form.again}
        onChange={(again) => setForm({ ...form, again })}
        error={errorOf(AGAIN)}
        maxLength={200}
      />
      <Button type="submit" size="lg" block busy={busy} busyText={t`Sending…`}>
        <Trans>Set the new password</Trans>
      </Button>
    </Form>
  )
}
