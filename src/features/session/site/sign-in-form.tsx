import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { loginErrors, type LoginForm } from '../rules.ts'
import { useSignIn, type SignedIn } from './use-sign-in.ts'

/**
 * E-mail, password, remember-me (spec 1 §2, §5, §8). What was typed stays through every failure;
 * the password is held by this form alone and never kept on the device.
 */
export function SignInForm({ onDone }: { onDone: (person: SignedIn) => void }) {
  const { t } = useLingui()
  const [form, setForm] = useState<LoginForm>({ email: '', password: '', remember: true })
  const [attempt, setAttempt] = useState(0)
  const { state, signIn, acknowledge } = useSignIn(onDone)

  const messages = {
    'email-missing': { id: 'login-email', message: t`Please enter your email.` },
    'email-form': { id: 'login-email', message: t`Please enter a valid email.` },
    'password-missing': { id: 'login-password', message: t`Please enter your password.` },
  }
  const errors = attempt === 0 ? [] : loginErrors(form).map((wrong) => messages[wrong])
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message
  const [asksCode, setAsksCode] = useState(false)
  if (state.kind === 'code' && !asksCode) setAsksCode(true)
  const busy = state.kind === 'busy' || state.kind === 'done'

  return (
    <>
      {state.kind === 'failed' && (
        <Alert tone="error" title={t`Login Failed`}>
          {state.message}
        </Alert>
      )}
      <Form
        className="grid gap-5"
        onSend={() => {
          setAttempt((count) => count + 1)
          if (loginErrors(form).length === 0 && !busy) void signIn(form)
        }}
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        <TextField
          id="login-email"
          type="email"
          autoComplete="username"
          label={t`Email`}
          value={form.email}
          error={errorOf('login-email')}
          onChange={(email) => setForm({ ...form, email })}
        />
        <PasswordField
          id="login-password"
          label={t`Password`}
          value={form.password}
          error={errorOf('login-password')}
          onChange={(password) => setForm({ ...form, password })}
        />
        {asksCode && (
          <TextField
            id="login-code"
            label={t`Code from your authenticator app, or a recovery code`}
            autoComplete="one-time-code"
            value={form.code ?? ''}
            error={state.kind === 'code' ? state.message : undefined}
            onChange={(code) => setForm({ ...form, code })}
          />
        )}
        <CheckboxField
          label={t`Remember me`}
          hint={t`Keeps you signed in on this device, and lets it send what waits without asking you again.`}
          checked={form.remember}
          onChange={(remember) => setForm({ ...form, remember })}
        />
        <Button type="submit" size="lg" block busy={busy} busyText={t`Signing in...`}>
          <Trans>Sign in</Trans>
        </Button>
      </Form>
      <Dialog
        open={state.kind === 'failed' && !state.acknowledged}
        onClose={acknowledge}
        title={t`Login Failed`}
        role="alertdialog"
        size="sm"
        footer={
          <Button onClick={acknowledge} data-autofocus>
            <Trans>OK</Trans>
          </Button>
        }
      >
        {state.kind === 'failed' && state.message}
      </Dialog>
    </>
  )
}
