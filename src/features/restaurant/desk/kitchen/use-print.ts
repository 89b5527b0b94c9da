import { useEffect, useState } from 'react'

/**
 * Puts one thing alone on paper: what is given is rendered, then the browser is asked to print, and
 * afterwards the screen is as before. `printed` is what is to be rendered for it.
 */
export function usePrint<Subject>(print: () => void = () => globalThis.print()): {
  printed: Subject | null
  start: (subject: Subject) => void
} {
  const [printed, setPrinted] = useState<Subject | null>(null)
  useEffect(() => {
    if (printed === null) return
    const done = () => setPrinted(null)
    addEventListener('afterprint', done)
    print()
    return () => removeEventListener('afterprint', done)
  }, [printed, print])
  return { printed, start: setPrinted }
}
