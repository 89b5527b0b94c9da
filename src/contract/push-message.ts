import { servicesNotifications } from './services/all.ts'

/**
 * What a push message carries: a kind and how many, nothing of whose they are (design §6). Plain
 * data, apart from the schemas: the worker has it too.
 */
export const pushNotifications = [
  { kind: 'room', title: 'New: Room' },
  ...servicesNotifications,
  { kind: 'message', title: 'New: Message' },
] as const
export type PushKind = (typeof pushNotifications)[number]['kind']

/** The same of each. */
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

/** Reads a message; null for what a later version, or nobody, sent. */
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

/** Where the page leaves the words of its language for the worker: a cache, and the address in it. */
export const PUSH_WORDS = { cache: 'desk-words', address: '/desk-words.json' } as const

/** Titles by kind, in the language of the desk. */
export interface PushLabels {
  lang: string
  titles: Partial<Record<PushKind, string>>
  /** For what this version has no words for. */
  other: string
  /** What a tap does. */
  body: string
}
