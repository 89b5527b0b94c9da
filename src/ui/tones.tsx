import { CircleAlert, CircleCheck, CircleDot, Clock, Info, Split } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * Meaning of a status. waiting: this device or a person must still act; confirmed: the server has
 * it; conflict: a person must decide; error: it failed.
 */
export type Tone = 'neutral' | 'info' | 'waiting' | 'confirmed' | 'conflict' | 'error'

/** Text on its own background, AA by day and night (tokens.test.ts). */
export const TONE_FILL: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  info: 'bg-primary-soft text-ink',
  waiting: 'bg-waiting-ground text-waiting',
  confirmed: 'bg-confirmed-ground text-confirmed',
  conflict: 'bg-conflict-ground text-conflict',
  error: 'bg-error-ground text-error',
}

export const TONE_TEXT: Record<Tone, string> = {
  neutral: 'text-ink-soft',
  info: 'text-link',
  waiting: 'text-waiting',
  confirmed: 'text-confirmed',
  conflict: 'text-conflict',
  error: 'text-error',
}

const ICONS = {
  neutral: CircleDot,
  info: Info,
  waiting: Clock,
  confirmed: CircleCheck,
  conflict: Split,
  error: CircleAlert,
}

/** The tone's icon, so that no status depends on colour alone; `icon` replaces it. */
export function ToneIcon({ tone, icon }: { tone: Tone; icon?: ReactNode }) {
  if (icon) return icon
  const Icon = ICONS[tone]
  return <Icon />
}
