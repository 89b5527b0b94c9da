import { createValue, type Value } from '../value.ts'
import type { HostKind } from './types.ts'

/** Which server answers at the configured base; followed by screens, remembered over reloads. */
export interface Host extends Value<HostKind> {
  kind(): HostKind
  /** What an answer showed. Ours once is ours for good: see `noteForeign`. */
  noteOurs(): void
  noteForeign(): void
  /** The kind remembered from before, unless an answer came since. */
  restore(kind: unknown): void
}

export function createHost(): Host {
  const value = createValue<HostKind>('unknown')
  return {
    getSnapshot: value.getSnapshot,
    subscribe: value.subscribe,
    kind: value.getSnapshot,
    noteOurs: () => value.set('ours'),
    noteForeign() {
      // An address that once was our server does not become a foreign host: what answers there
      // without our header is a portal or a proxy, and a write must not go to it unkeyed.
      if (value.getSnapshot() === 'unknown') value.set('foreign')
    },
    restore(kind) {
      if (value.getSnapshot() === 'unknown' && (kind === 'ours' || kind === 'foreign')) {
        value.set(kind)
      }
    },
  }
}
