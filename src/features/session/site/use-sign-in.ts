import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readAt } from '#contract/route.ts'
import type { LinkCause } from '#offline/link/types.ts'
import { offline } from '#offline/offline.ts'
import { metPerson } from '#offline/people.ts'
import { refusalMessageOf } from '#offline/refusal-text.ts'
import { readSession } from '../answer.ts'
import type { LoginForm } from '../rules.ts'
import { deviceName } from '../device-name.ts'

export type SignInState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; message: string; acknowledged: boolean }
  /** The password was right; a code is asked for. */
  | { kind: 'code'; message: string }
  | { kind: 'done' }

export interface SignedIn {
  name: string
  role: string
}

/** Signs in at the server; calls `onDone` when this device has stored the session. */
export function useSignIn(onDone: (person: SignedIn) => void) {
  const { t, i18n } = useLingui()
  const [state, setState] = useState<SignInState>({ kind: 'idle' })

  function fail(message: string) {
    setState({ kind: 'failed', message, acknowledged: false })
  }

  function noAnswer(cause: LinkCause): string {
    switch (cause) {
      case 'no-network':
        return t`There is no internet here, so you cannot sign in now. What you typed is still here.`
      case 'not-the-house':
        return t`The Wi-Fi here may want you to sign in first. What you typed is still here.`
      case 'house-trouble':
        return t`The house has trouble just now, so you cannot sign in. What you typed is still here.`
      case 'no-house':
        return t`The house does not answer, so you cannot sign in now. What you typed is still here.`
    }
  }

  async function signIn({ email, password, remember, code }: LoginForm) {
    setState({ kind: 'busy' })
    try {
      const asked = await offline().ask({
        route: 'login',
        body: {
          email: email.trim(),
          password,
          // Another host is sent what the documents name, and no more (spec 1 §7).
          ...(offline().host.kind() !== 'foreign' && {
            remember,
            device_name: deviceName(navigator.userAgent),
          }),
          ...(code && { code: code.trim() }),
        },
      })
      if (asked.kind === 'none') return fail(noAnswer(asked.cause))
      const session = asked.ok ? readSession(asked.body) : null
      if (session === null) {
        const message = refusalMessageOf(asked.body, i18n)
        const wanted = readAt(asked.body, 'errors.code')
        if (Array.isArray(wanted) && message !== '') return setState({ kind: 'code', message })
        if (message !== '') return fail(message)
        return fail(asked.status === 404 ? t`Login endpoint not found...` : t`Invalid credentials.`)
      }
      await offline().signIn(session, remember)
      const here = offline().session.getSnapshot()
      // If the list cannot be stored, only the switcher does without this person.
      if (here !== null) await metPerson(here).catch(() => undefined)
      setState({ kind: 'done' })
      onDone({ name: session.name, role: session.role })
    } catch (error) {
      // "else the error text" (spec 1 §8)
      fail(error instanceof Error && error.message !== '' ? error.message : t`Invalid credentials.`)
    }
  }

  function acknowledge() {
    setState((now) => (now.kind === 'failed' ? { ...now, acknowledged: true } : now))
  }

  return { state, signIn, acknowledge }
}
