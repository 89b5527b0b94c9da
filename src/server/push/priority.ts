import type { PushKind } from '#contract/push-message.ts'

const HOUR = 3_600_000

/** How long a message is useful, ms, and whether it wakes a sleeping device. */
export interface PushPriority {
  ttlMs: number
  urgency: 'normal' | 'high'
}

const DEFAULT_PRIORITY: PushPriority = { ttlMs: 12 * HOUR, urgency: 'normal' }

/** Somebody is waiting for it now. */
export const URGENT: PushPriority = { ttlMs: 2 * HOUR, urgency: 'high' }

const priorities = new Map<PushKind, PushPriority>([
  ['room', { ttlMs: 12 * HOUR, urgency: 'high' }],
])

/** Services set the priority of their messages (services/index.ts). */
export function addPushPriority(kind: PushKind, its: PushPriority | undefined): void {
  if (its !== undefined) priorities.set(kind, its)
}

export const pushPriorityOf = (kind: PushKind): PushPriority =>
  priorities.get(kind) ?? DEFAULT_PRIORITY
