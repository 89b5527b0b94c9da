import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { QueuedRouteName } from '#contract/routes.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'

/**
 * `?change=<id>`: a refused or waiting operation of this device, to be changed. Calls `fill` once
 * with its body; returns its id while it can still be changed.
 */
export function useChange(route: QueuedRouteName, fill: (body: unknown) => void): string | null {
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
