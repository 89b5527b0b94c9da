import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { offline } from '#offline/offline.ts'
import { StatusLine } from '#ui/status-line.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useValue } from '#ui/use-value.ts'
import { tokenOf } from '../reset.ts'
import { AskResetForm } from './ask-reset-form.tsx'
import { ResetForm } from './reset-form.tsx'

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
          <Trans>The link is down just now: a new password needs it.</Trans>
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
