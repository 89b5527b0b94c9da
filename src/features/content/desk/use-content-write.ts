import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ContentDraft } from '#contract/content.ts'
import { readAt } from '#contract/route.ts'
import type { RouteName } from '#contract/routes.ts'
import { offline } from '#offline/offline.ts'
import { refusalMessageOf } from '#offline/refusal-text.ts'
import type { Drafted } from './data.ts'

/** Why something was not done. */
export interface Failure {
  /** There was no answer: it needs the link. */
  noLink: boolean
  /** Of the house; '' where it gave none. */
  message: string
}

/** Sends what cannot wait: edits of the draft, publishing, pictures. One at a time. */
export function useContentWrite(take: Drafted['take']) {
  const { i18n } = useLingui()
  const [busy, setBusy] = useState<RouteName | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  /** The server's answer; null where it did not do it. */
  async function write(route: RouteName, body: object): Promise<unknown> {
    if (busy !== null) return null
    setBusy(route)
    setFailure(null)
    const { ask, session } = offline()
    const asked = await ask({ route, body, token: session.getSnapshot()?.token ?? null })
    setBusy(null)
    if (asked.kind === 'none') {
      setFailure({ noLink: true, message: '' })
      return null
    }
    // A refused edit brings the draft as it is now: what differs is shown by part.
    const row = readAt(asked.body, asked.ok ? 'data' : 'current')
    if (typeof row === 'object' && row !== null) take(row as ContentDraft)
    if (asked.ok) return asked.body
    if (asked.status !== 409 || row === null || row === undefined) {
      setFailure({ noLink: false, message: refusalMessageOf(asked.body, i18n) })
    } else setFailure(null)
    return null
  }
  return { busy, failure, write, forget: () => setFailure(null) }
}
