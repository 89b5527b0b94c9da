import type { ReactNode } from 'react'
import type { Tone } from './tones.tsx'

export type Toast = {
  text: ReactNode
  tone?: Tone
  action?: { label: ReactNode; onAction: () => void }
  /** Milliseconds it stays, 6,000 unless given; 0 is until dismissed, as errors are. */
  timeout?: number
}

export type ShownToast = Toast & { id: number }

// More at once would hide the screen on a phone; the oldest makes room.
const MAX_TOASTS = 3

const READING_TIME_MS = 6000

/** The list with one more at its end. */
export function withToast(list: readonly ShownToast[], toast: ShownToast): ShownToast[] {
  return [...list, toast].slice(-MAX_TOASTS)
}

/** How long it stays (ms); 0 is until dismissed. Something that can be acted on stays longer. */
export function stayOf(toast: Toast): number {
  if (toast.timeout !== undefined) return toast.timeout
  if (toast.tone === 'error' || toast.tone === 'conflict') return 0
  return toast.action ? 2 * READING_TIME_MS : READING_TIME_MS
}
