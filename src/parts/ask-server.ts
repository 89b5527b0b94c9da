import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { routeOf, type RouteName } from '#contract/routes.ts'
import { offline } from '#offline/offline.ts'
import { refusalMessageOf, fieldMessagesOf } from '#offline/refusal-text.ts'

/** Requests that must not wait in the outbox (passwords, accounts, keys), with a message where they fail. */

export interface Refused {
  /** HTTP status; null: no answer. */
  status: number | null
  message: string
  /** Field -> what is wrong with it. */
  errors: Readonly<Record<string, string>>
  /** As the server sent it: `current` and the like. */
  body?: unknown
}
export type Came = { ok: true; body: unknown } | ({ ok: false } & Refused)

export interface Question {
  route: RouteName
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** The idempotency key, for what must not be done twice where its answer is lost. */
  key?: string
  /** Not a GET, and changes nothing all the same: a check, a file to be made. */
  changesNothing?: true
}

export type AskServer = (question: Question) => Promise<Came>

/** Sends requests as the person who is signed in. */
export function useAsk(): AskServer {
  const { t, i18n } = useLingui()
  return useCallback(
    async ({ key, changesNothing, ...question }) => {
      const { ask, session } = offline()
      const token = session.getSnapshot()?.token ?? null
      const asked = await ask({
        ...question,
        token,
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      })
      if (asked.kind === 'none') {
        // Its answer may be lost alone: only what changes nothing is known not to be done.
        const message =
          changesNothing || routeOf(question.route).method === 'GET'
            ? t`The house does not answer. This needs internet.`
            : t`The house does not answer. This needs internet. It may be done all the same: check when it answers.`
        return { ok: false, status: null, message, errors: {} }
      }
      if (asked.ok) return { ok: true, body: asked.body }
      const errors = Object.entries(fieldMessagesOf(asked.body, i18n)).map(([field, [first]]) => [
        field,
        first ?? '',
      ])
      const message = refusalMessageOf(asked.body, i18n) || t`Something went wrong`
      const { status, body } = asked
      return { ok: false, status, message, errors: Object.fromEntries(errors), body }
    },
    [t, i18n],
  )
}

/** The message above a form; null where one of these fields shows what is wrong. */
export function saidAbove(refused: Refused | null, ...fields: readonly string[]): string | null {
  const isAtField = fields.some((field) => (refused?.errors[field] ?? '') !== '')
  return refused === null || isAtField ? null : refused.message
}

export interface Loaded<Value> {
  value: Value | null
  /** Why there is no value, or no newer one. */
  refused: string | null
  again: () => void
  /** Takes a newer value that came as the answer to something else. */
  take: (value: Value) => void
}

/**
 * A read that is not cached on the device, made again when the house answers after it did not.
 * `read` must be stable.
 */
export function useAsked<Value>(route: RouteName, read: (body: unknown) => Value): Loaded<Value> {
  const ask = useAsk()
  const [state, setState] = useState<Pick<Loaded<Value>, 'value' | 'refused'>>({
    value: null,
    refused: null,
  })
  const latest = useRef(0)
  const [unheard, setUnheard] = useState(false)
  const look = useCallback(() => {
    const mine = ++latest.current
    void ask({ route }).then((came) => {
      // A later request decides.
      if (mine !== latest.current) return
      setUnheard(!came.ok && came.status === null)
      setState((now) =>
        came.ok
          ? { value: read(came.body), refused: null }
          : { value: now.value, refused: came.message },
      )
    })
  }, [ask, route, read])
  useEffect(look, [look])
  useEffect(() => (unheard ? whenBack(look) : undefined), [unheard, look])
  const take = useCallback((value: Value) => {
    latest.current += 1
    setUnheard(false)
    setState({ value, refused: null })
  }, [])
  return { ...state, again: look, take }
}

/** Calls when the link comes back, until ended: a look that fails while it is up is not repeated. */
function whenBack(call: () => void): () => void {
  const { link } = offline()
  let { state } = link.getSnapshot()
  return link.subscribe(() => {
    const before = state
    state = link.getSnapshot().state
    if (state === 'up' && before !== 'up') call()
  })
}
