import { useEffect, useRef, type RefObject } from 'react'
import { focusField } from './error-summary.tsx'

/**
 * For a short form without an ErrorSummary: after a failed try it focuses the first wrong field.
 * `tried` changes with each try (a count, or the refusal); 0 or null before the first.
 */
export function useFirstError<T extends HTMLElement>(tried: unknown): RefObject<T | null> {
  const box = useRef<T>(null)
  useEffect(() => {
    if (!tried) return
    const wrong = box.current?.querySelector(':is(input, select, textarea)[aria-invalid="true"]')
    if (wrong) focusField(wrong.id)
  }, [tried])
  return box
}
