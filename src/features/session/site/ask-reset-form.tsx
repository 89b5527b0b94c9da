import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { offline } from '#offline/offline.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { emailProblem, resetOutcome, type ResetOutcome } from '../reset.ts'
import { ResetTrouble } from './reset-trouble.tsx'

const FIELD = 'forgot-email'

/** Asks for a link. What is said after is the same for every address, and true for each. */
export function AskResetForm() {
  const { t, i18n } = useLingui()
  const [email, setEmail] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ResetOutcome | null>(null)

  const messages = {
    missing: t`Please enter your email.`,
    form: t`Please enter a valid email.`,
  }
  const problem = attempt === 0 ? null : emailProblem(email)
  const error = problem === null ? undefined : messages[problem]

  async function ask(): Promise<void> {
    setBusy(true)
    const asked = await offline().ask({
      route: 'requestPasswordReset',
      body: { email: email.trim(), language: i18n.locale },
    })
    setOutcome(resetOutcome(asked))
    setBusy(false)
  }

  function submit(): void {
    setAttempt(attempt + 1)
    if (emailProblem(email) !== null || busy) return
    setOutcome(null)
    void ask()
  }

  return (
    <Form onSend={submit} className="grid gap-5">
      <ErrorSummary
        attempt={attempt}
        errors={error === undefined ? [] : [{ id: FIELD, message: error }]}
      />
      {outcome?.kind === 'done' && (
        <Alert tone="confirmed" live title={<Trans>The house has your request</Trans>}>
          <p>
            <Trans>
              If this address belongs to an account and the house can send mail, a link for a new
              password goes to it. It works once, for 30 minutes.
            </Trans>
          </p>
          <p>
            <Trans>
              Nothing after a few minutes? Look among the unwanted mail, or ask the manager of the
              house: a link can be made there too.
            </Trans>
          </p>
        </Alert>
      )}
      {outcome !== null && outcome.kind !== 'done' && outcome.kind !== 'dead-link' && (
        <ResetTrouble outcome={outcome} />
      )}
      <TextField
        id={FIELD}
        type="email"
        autoComplete="username"
        label={t`Email`}
        hint={t`The one that you log in with`}
        value={email}
        onChange={setEmail}
        error={error}
        maxLength={200}
      />
      <Button type="submit" size="lg" block busy={busy} busyText={t`Sending…`}>
        <Trans>Ask for a link</Trans>
      </Button>
    </Form>
  )
}
