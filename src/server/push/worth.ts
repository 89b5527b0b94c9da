import type { PushKind } from '#contract/push-message.ts'

const HOUR = 3_600_000

/** How long news is worth ringing for, ms, and whether it wakes a sleeping device. */
export interface Worth {
  lives: number
  urgency: 'normal' | 'high'
}

const USUAL: Worth = { lives: 12 * HOUR, urgency: 'normal' }

/** Somebody waits for it now. */
export const AT_ONCE: Worth = { lives: 2 * HOUR, urgency: 'high' }

const worths = new Map<PushKind, Worth>([['room', { lives: 12 * HOUR, urgency: 'high' }]])

/** Services say whose news is worth more than usual (services/index.ts). */
export function addWorth(kind: PushKind, its: Worth | undefined): void {
  if (its !== undefined) worths.set(kind, its)
}

export const worthOf = (kind: PushKind): Worth => worths.get(kind) ?? USUAL
