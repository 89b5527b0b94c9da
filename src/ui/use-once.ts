import { useEffect, useState } from 'react'

/** The result of a promise that is made once; `before` until then, and when it fails. */
export function useOnce<T>(ask: () => Promise<T>, before: T): T {
  const [value, setValue] = useState(before)
  useEffect(() => {
    let gone = false
    ask().then(
      (answer) => {
        if (!gone) setValue(() => answer)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [ask])
  return value
}
