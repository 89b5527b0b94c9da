import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { watchPage } from './page-left.ts'

/** How long a person may type before the list follows, ms (spec 3 §9). */
const SETTLE = 350

export interface AddressFilters<Name extends string> {
  /** The values in use. */
  values: Readonly<Record<Name, string>>
  set(name: Name, value: string): void
}

/**
 * Filters are in the address, so that Back, reload and links keep them; a default value is left out
 * of it.
 */
export function useAddressFilters<Name extends string>(
  defaults: Readonly<Record<Name, string>>,
): AddressFilters<Name> {
  const [params, setParams] = useSearchParams()
  const names = Object.keys(defaults) as Name[]
  const stand = Object.fromEntries(
    names.map((name) => [name, params.get(name) ?? defaults[name]]),
  ) as Record<Name, string>
  // The address follows in its own time: a tick that came back for a moment would be made again.
  const [values, show] = useOptimistic(stand)
  return {
    values,
    set: (name, value) =>
      startTransition(() => {
        show((shown) => ({ ...shown, [name]: value }))
        setParams(
          (before) => {
            const left = new URLSearchParams(before)
            if (value === defaults[name]) left.delete(name)
            else left.set(name, value)
            return left
          },
          { replace: true },
        )
      }),
  }
}

/** Debounces a text field; returns the text as typed. */
export function useTyped(
  settled: string,
  onSettle: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(settled)
  const latest = useRef(onSettle)
  useEffect(() => {
    latest.current = onSettle
  })
  useEffect(() => {
    if (typed === settled) return
    const page = watchPage()
    const timer = setTimeout(() => page.left() || latest.current(typed), SETTLE)
    return () => clearTimeout(timer)
  }, [typed, settled])
  return [typed, setTyped]
}
