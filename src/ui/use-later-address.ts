import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { watchPage } from './page-left.ts'

interface Pending<Value> {
  value: Value
  /** The query when the value was set. */
  over: string
  /** The query last written, later than the value, since more changes may come; null: none yet. */
  sent: string | null
}

/** Debounce before a change is written to the address, ms: the whole page renders with it. */
const DELAY_MS = 300

/** False where the address was changed by something else: then the address wins. */
const holds = ({ over, sent }: Pending<unknown>, here: string) => over === here || sent === here

/**
 * A value in the address, so that Back, reload and links keep it. A change shows at once; the
 * address, which renders the whole page, is written after a pause.
 *
 * @param read,write stable functions
 */
export function useLaterAddress<Value>(
  read: (params: URLSearchParams) => Value,
  write: (value: Value) => Record<string, string>,
): [Value, (change: (now: Value) => Value) => void] {
  const [params, setParams] = useSearchParams()
  const here = params.toString()
  const stands = useMemo(() => read(params), [params, read])
  const [pending, setPending] = useState<Pending<Value> | null>(null)
  if (pending?.sent === here && pending.over !== here) setPending({ ...pending, over: here })
  const fresh = pending && holds(pending, here) ? pending : null
  const value = fresh ? fresh.value : stands

  const latest = useRef({ here, stands, setParams })
  useLayoutEffect(() => {
    latest.current = { here, stands, setParams }
  })
  const next = useMemo(
    () => fresh && new URLSearchParams(write(value)).toString(),
    [fresh, value, write],
  )
  useEffect(() => {
    if (next === null) return undefined
    const page = watchPage()
    const timer = setTimeout(() => {
      if (next === latest.current.here || page.left()) return
      setPending((now) => now && { ...now, sent: next })
      latest.current.setParams(next, { replace: true })
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [next])

  const change = useCallback(
    (to: (now: Value) => Value) => {
      setPending((before) => {
        const { here: over, stands: current } = latest.current
        const now = before && holds(before, over) ? before.value : current
        return { value: to(now), over, sent: before?.sent ?? null }
      })
    },
    [setPending],
  )
  return [value, change]
}
