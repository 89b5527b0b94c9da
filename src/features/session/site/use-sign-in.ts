import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readAt } from '#contract/route.ts'
import { offline } from '#offline/offline.ts'
import { useToasts } from '#ui/toasts.tsx'
import { landingOf, type LoginForm } from '../rules.ts'

/** The success toast stands this long before the redirect (spec 1 §9). */
const TOAST_MS = 1400

export type SignInState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; message: string; acknowledged: boolean }
  | { kind: 'done' }

/**
 * Signs in at the house and goes on to the person's own start, or back to where a lapsed session
 * interrupted them.
 */
export function useSignIn(back: string | undefined) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const toasts = useToasts()
  const [state, setState] = useState<SignInState>({ kind: 'idle' })

  function fail(message: string) {
    setState({ kind: 'failed', message, acknowledged: false })
  }

  async function signIn(form: LoginForm) {
    setState({ kind: 'busy' })
    const asked = await offline().ask({
      route: 'login',
      body: { email: form.email.trim(), password: form.password, remember: form.remember },
    })
    if (asked.kind === 'none') {
      fail(
        asked.cause === 'no-network'
          ? t`There is no network here. Signing in needs the link to the house; what you typed stays.`
          : t`The house does not answer. Signing in needs the link to the house; what you typed stays.`,
      )
      return
    }
    const message = readAt(asked.body, 'message')
    if (!asked.ok) {
      if (typeof message === 'string' && message !== '') fail(message)
      else if (asked.status === 404) fail(t`Login endpoint not found...`)
      else fail(t`Invalid credentials.`)
      return
    }
    const read = (name: string) => readAt(asked.body, `data.${name}`)
    const token = read('token')
    if (typeof token !== 'string' || token === '') {
      fail(t`Invalid credentials.`)
      return
    }
    const sendToken = read('send_token')
    const session = {
      token,
      role: String(read('role') ?? '').toLowerCase(),
      name: String(read('name') ?? ''),
      id: String(read('id') ?? ''),
      ...(typeof sendToken === 'string' ? { send_token: sendToken } : {}),
    }
    await offline().signIn(session, form.remember)
    setState({ kind: 'done' })
    toasts.show({ tone: 'confirmed', text: t`Signed in as ${session.name}`, timeout: TOAST_MS })
    setTimeout(() => void navigate(back ?? landingOf(session.role), { replace: true }), TOAST_MS)
  }

  function acknowledge() {
    setState((now) => (now.kind === 'failed' ? { ...now, acknowledged: true } : now))
  }

  return { state, signIn, acknowledge }
}
