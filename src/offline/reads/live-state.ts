import { createValue } from '../value.ts'

/**
 * Whether what the server does shows here at once: its stream is open, in this tab or another one of
 * the same person. While it is not, the device asks now and then; `asOf`: the last time it was
 * answered, ISO.
 */
export type LiveState = { live: true } | { live: false; asOf: string | null }

/** This page's. Before the stream had time to open, it counts as live. */
export const liveState = createValue<LiveState>({ live: true })

const asking = new Set<() => void>()

/** A person wants to see what the server has now: reads, and looks after the stream. */
export function refreshNow(): void {
  for (const listener of asking) listener()
}

/** Calls back on each `refreshNow`. */
export function onRefresh(listener: () => void): void {
  asking.add(listener)
}
