import { useSearchParams } from 'react-router-dom'
import type { OperationRow } from '#offline/db/schema.ts'

/**
 * The waiting or refused operation that the address names for a dialog (`?order=`), and functions
 * to open and close it.
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
    id,
    named: operations.find((one) => one.id === id && one.endedAt === null) ?? null,
    open: set,
    end: () => {
      if (id !== null) set(null)
    },
  }
}
