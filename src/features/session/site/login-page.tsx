import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { offline } from '#offline/offline.ts'
import { useHouse } from '#parts/use-house.ts'
import { useUnopened } from '#parts/use-unopened.ts'
import { TextLink } from '#ui/text-link.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { afterSignIn } from '../rules.ts'
import { readLock } from '../lock.ts'
import { SwitchPanel } from '../parts/switch-panel.tsx'
import { usePeople } from '../use-people.ts'
import { SignInForm } from './sign-in-form.tsx'
import type { SignedIn } from './use-sign-in.ts'

/** The success toast stands this long before the redirect (spec 1 §4). */
const TOAST_MS = 1400

/** Sign-in for staff (spec 1 §2), then on to the person's own start, or to what they had asked for. */
export default function LoginPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const toasts = useToasts()
  const unopened = useUnopened()
  const { name: house } = useHouse()
  const back = (useLocation().state as { back?: string } | null)?.back

  const leadingOn = useRef<number>(undefined)
  // Who pressed a link meanwhile goes there.
  useEffect(() => () => window.clearTimeout(leadingOn.current), [])

  const isShared = usePeople().some(({ hasPin }) => hasPin)

  /** By a PIN: at once, the link or not. */
  function cameBack() {
    readLock()
    const role = offline().session.getSnapshot()?.role ?? ''
    void navigate(afterSignIn(role, back), { replace: true })
  }

  function signedIn({ name, role }: SignedIn) {
    toasts.show({ tone: 'confirmed', text: t`Signed in as ${name}`, timeout: TOAST_MS })
    const to = afterSignIn(role, back, unopened)
    leadingOn.current = window.setTimeout(() => void navigate(to, { replace: true }), TOAST_MS)
  }

  return (
    <main
      id="main"
      className="container-page grid min-h-[80dvh] max-w-md content-center gap-6 pt-28 pb-16"
    >
      <title>{`${t`Login`} – ${house}`}</title>
      <div className="grid gap-2">
        <h1 className="text-2xl">
          <Trans>Login</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>For the people who work at the house.</Trans>
        </p>
      </div>
      {isShared ? (
        <>
          <SwitchPanel onIn={cameBack} otherwise={null} />
          <h2 className="border-t border-line pt-5 text-lg">
            <Trans>With e-mail and password</Trans>
          </h2>
          <SignInForm onDone={signedIn} />
        </>
      ) : (
        <SignInForm onDone={signedIn} />
      )}
      <p className="flex flex-wrap justify-between gap-x-6">
        <TextLink standalone to="/forgot-password">
          <Trans>Forgot password?</Trans>
        </TextLink>
        <TextLink standalone to="/register">
          <Trans>Register</Trans>
        </TextLink>
      </p>
    </main>
  )
}
