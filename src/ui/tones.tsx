import { CircleAlert, CircleCheck, CircleDot, Clock, Info, Split } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * What a state means to a person. waiting: it is with this device or with someone; confirmed: the
 * house has it; conflict: someone must decide; error: it failed.
 */
export type Tone = 'neutral' | 'info' | 'waiting' | 'confirmed' | 'conflict' | 'error'

/** Text on its own ground, AA by day and night (tokens.test.ts). */
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

/** The tone's sign, so that no state is told by colour alone; `icon` replaces it. */
export function ToneIcon({ tone, icon }: { tone: Tone; icon?: ReactNode }) {
  if (icon) return icon
  const Icon = ICONS[tone]
  return <Icon aria-hidden="true" />
}
