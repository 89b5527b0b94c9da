import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { QueuedRouteName } from '#contract/routes.ts'
import { confirmOrChange } from '#offline/confirm-or-change.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useDraft } from '#parts/use-draft.ts'
import { useSaving } from '#ui/use-saving.ts'

/**
 * `?change=<id>`: a refused or waiting operation of this device, to be changed. Calls `fill` once
 * with its body; returns its id while it can still be changed.
 */
function useChange(route: QueuedRouteName, fill: (body: unknown) => void): string | null {
  const [params] = useSearchParams()
  const wanted = params.get('change')
  const { data: operations = [] } = useQuery({
    ...outboxQuery(['guest']),
    enabled: wanted !== null,
  })
  const operation = operations.find(
    ({ id, route: its, state }) =>
      id === wanted && its === route && (state === 'parked' || state === 'waiting'),
  )
  const filled = useRef<string | null>(null)
  useEffect(() => {
    if (operation === undefined || filled.current === operation.id) return
    filled.current = operation.id
    fill(operation.body)
  }, [operation, fill])
  return operation?.id ?? null
}

/**
 * A guest's form with its draft, which goes to the house, or in the place of an operation that waits or
 * was refused.
 */
export function useGuestForm<Form extends object>(
  route: QueuedRouteName,
  draft: string,
  empty: Form,
  read: (saved: unknown) => Partial<Form>,
) {
  const [, setParams] = useSearchParams()
  const { form, change, reset } = useDraft(draft, empty, read)
  const { busy, failure, save } = useSaving()
  const [attempt, setAttempt] = useState(0)
  const changing = useChange(route, (body) => reset({ ...empty, ...read(body) }))

  /** Resolves to the operation's id, and begins anew with `next`; null: it could not be saved. */
  async function send(
    body: object,
    words: { title: string; detail: string },
    next: Form,
  ): Promise<string | null> {
    const saved = await save(() =>
      confirmOrChange(offline().outbox, { route, body, actor: { kind: 'guest' }, words }, changing),
    )
    if (saved === null) return null
    reset(next)
    setAttempt(0)
    setParams({}, { replace: true })
    return saved
  }

  return { form, change, busy, failure, attempt, setAttempt, changing, send }
}
