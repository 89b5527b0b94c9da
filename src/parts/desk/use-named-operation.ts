import { useSearchParams } from 'react-router-dom'
import type { OperationRow } from '#offline/db/schema.ts'

/**
 * What waits or was refused, and the address names for a dialog (`?order=`): the operation, the way
 * there and the way out of it.
 */
export function useNamedOperation(name: string, operations: readonly OperationRow[]) {
  const [params, setParams] = useSearchParams()
  const id = params.get(name)
  function set(value: string | null): void {
    const next = new URLSearchParams(params)
    if (value === null) next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true })
  }
  return {
    named: operations.find((one) => one.id === id && one.endedAt === null) ?? null,
    open: set,
    end: () => {
      if (id !== null) set(null)
    },
  }
}
