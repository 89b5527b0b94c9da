import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Arrow keys, Home and End in a row of buttons (WAI-ARIA practices, roving tabindex): moves the
 * focus round and answers the item's index, or null for any other key.
 *
 * @param selector finds the row's items inside the element the handler sits on
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): number | null {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const from = items.findIndex((item) => item === event.target)
  if (from < 0) return null
  const step = STEPS[event.key]
  let to: number
  if (event.key === 'Home') to = 0
  else if (event.key === 'End') to = items.length - 1
  else if (step !== undefined) to = (from + step + items.length) % items.length
  else return null
  event.preventDefault()
  items[to]?.focus()
  items[to]?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  return to
}
