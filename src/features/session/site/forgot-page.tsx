import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { offline } from '#offline/offline.ts'
import { StatusLine } from '#ui/status-line.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useValue } from '#ui/use-value.ts'
import { tokenOf, emailProblem, resetOutcome, type ResetOutcome } from '../reset.ts'
import { ResetForm } from './reset-form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ResetTrouble } from './reset-trouble.tsx'

/** /forgot-password: asks for a link, and sets the new password when opened by one (decisions.md). */
export default function ForgotPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const toasts = useToasts()
  const { state: link } = useValue(offline().link)
  const { token, drop } = useResetToken()

  function done(): void {
    toasts.show({ tone: 'confirmed', text: t`Your new password is set. Please log in.` })
    void navigate('/login', { replace: true })
  }

  return (
    <main
      id="main"
      className="container-page grid min-h-[70dvh] max-w-md content-center gap-6 pt-8 pb-16"
    >
      <title>{token === null ? t`Forgot password` : t`New password`}</title>
      <div className="grid gap-2">
        <h1 className="text-2xl">
          {token === null ? <Trans>Forgot password?</Trans> : <Trans>New password</Trans>}
        </h1>
        <p className="text-ink-soft">
          {token === null ? (
            <Trans>For the people who work at the house. Guests need no password.</Trans>
          ) : (
            <Trans>
              Choose it and log in with it. Wherever you are logged in now, you are logged out.
            </Trans>
          )}
        </p>
      </div>
      {link === 'down' && (
        <StatusLine tone="waiting">
          <Trans>There is no internet just now. You need it to set a new password.</Trans>
        </StatusLine>
      )}
      {token === null ? (
        <AskResetForm />
      ) : (
        <ResetForm key={token} token={token} onDone={done} onNewLink={drop} />
      )}
      <p>
        <TextLink standalone to="/login">
          <Trans>Back to login</Trans>
        </TextLink>
      </p>
    </main>
  )
}

/**
 * The token that a link in a mail brought, taken out of the address at once: it must not stay in the
 * history, nor be copied along. It goes to the house in a body and nowhere else. Null: none came,
 * or it was dropped.
 */
function useResetToken(): { token: string | null; drop: () => void } {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const brought = tokenOf(hash)
  const [token, setToken] = useState(brought)
  // A second link, opened in the same tab.
  if (brought !== null && brought !== token) setToken(brought)
  useEffect(() => {
    if (brought !== null) void navigate(pathname, { replace: true })
  }, [brought, pathname, navigate])
  return { token, drop: () => setToken(null) }
}

const FIELD = 'forgot-email'

/** Asks for a link. What is said after is the same for every address, and true for each. */
function AskResetForm() {
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
              Nothing after a few minutes? Check your spam folder, or ask the manager of the house:
              a link can be made there too.
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
