import { servicesNotifications } from './services/all.ts'

/**
 * Content of a push message: a kind and a count, nothing personal (design §6). Plain data without
 * schemas, because the worker uses it too.
 */
export const pushNotifications = [
  { kind: 'room', title: 'New: Room' },
  ...servicesNotifications,
  { kind: 'message', title: 'New: Message' },
] as const
export type PushKind = (typeof pushNotifications)[number]['kind']

/** Makes a value for each kind. */
export const ofEachNotification = <Value>(
  make: (notification: (typeof pushNotifications)[number]) => Value,
) =>
  Object.fromEntries(
    pushNotifications.map((notification) => [notification.kind, make(notification)]),
  ) as Record<PushKind, Value>

export interface PushMessage {
  kind: PushKind
  /** How many came in, at least 1. */
  count: number
}

/** Reads a message; null where a later version, or nobody we know, sent it. */
export function readPushMessage(text: string): PushMessage | null {
  try {
    const message = JSON.parse(text) as { kind?: unknown; count?: unknown } | null
    const kind = pushNotifications.find((one) => one.kind === message?.kind)?.kind
    const count = Number(message?.count)
    if (kind === undefined || !Number.isInteger(count) || count < 1) return null
    return { kind, count }
  } catch {
    return null
  }
}

/** The cache and address in which the page stores the texts of its language for the worker. */
export const PUSH_WORDS = { cache: 'desk-words', address: '/desk-words.json' } as const

/** Titles by kind, in the language of the desk. */
export interface PushLabels {
  lang: string
  titles: Partial<Record<PushKind, string>>
  /** Title of kinds that this version does not know. */
  other: string
  /** What a tap does. */
  body: string
}
