import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

interface Held<Value> {
  value: Value
  /** What the address said when it was set. */
  over: string
  /** What the address was last told: it says so a little later, when more may have been set. */
  sent: string | null
}

/** A change rests this long before the address says it, ms: all that stands round it follows that. */
const REST = 300

/** An address that is another by another hand is the newer word. */
const holds = ({ over, sent }: Held<unknown>, here: string) => over === here || sent === here

/**
 * What stands in the address, so that Back, reload and links keep it. A change shows at once; the
 * address, which the whole page hears of, follows when no other comes.
 *
 * @param read,write the same functions as long as they mean the same
 */
export function useLaterAddress<Value>(
  read: (params: URLSearchParams) => Value,
  write: (value: Value) => Record<string, string>,
): [Value, (change: (now: Value) => Value) => void] {
  const [params, setParams] = useSearchParams()
  const here = params.toString()
  const stands = useMemo(() => read(params), [params, read])
  const [held, setHeld] = useState<Held<Value> | null>(null)
  if (held?.sent === here && held.over !== here) setHeld({ ...held, over: here })
  const fresh = held && holds(held, here) ? held : null
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
    const timer = setTimeout(() => {
      if (next === latest.current.here) return
      setHeld((now) => now && { ...now, sent: next })
      latest.current.setParams(next, { replace: true })
    }, REST)
    return () => clearTimeout(timer)
  }, [next])

  const change = useCallback(
    (to: (now: Value) => Value) => {
      setHeld((before) => {
        const { here: over, stands: said } = latest.current
        const now = before && holds(before, over) ? before.value : said
        return { value: to(now), over, sent: before?.sent ?? null }
      })
    },
    [setHeld],
  )
  return [value, change]
}
