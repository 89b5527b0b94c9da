import { BATCH_MAX } from '#contract/wire.ts'
import type { Ask, Asked, HostKind, LinkState } from '../link/types.ts'
import type { OperationRow, SenderRow } from '../db/schema.ts'
import type { Value } from '../value.ts'
import type { Locks } from '../link/locks.ts'
import type { OutboxStore } from './store.ts'

/** Runs `work` once after `ms`; what it returns calls that off. */
export type Schedule = (work: () => void, ms: number) => () => void

/** An operation that was taken, and the body of the answer. */
export type Answered = readonly [operation: OperationRow, body: unknown]

/** What is passed in: time, chance, network, locks. Tests pass their own. */
export interface OutboxSetup {
  store: OutboxStore
  /** The one fetch of link/; never rejects for what happens on the way. */
  ask: (ask: Ask) => Promise<Asked>
  hostKind: () => HostKind
  /**
   * Of a row that no token carries which can only send: the token of its person's session, null
   * while they are not signed in here. Undefined: any other row.
   */
  signedIn?: (row: OperationRow) => string | null | undefined
  /** The page's link state. Without it (worker) every drain looks for the server first. */
  link?: Pick<Value<LinkState>, 'getSnapshot' | 'subscribe'>
  /**
   * Writes what answers brought into the cache; runs inside the transaction that records them, so
   * it awaits nothing but the device's tables.
   */
  cacheRows?: (answered: readonly Answered[]) => Promise<void>
  /** Forgets what guests looked up, inside the transaction that learns of another store. */
  forgetOwn?: () => Promise<void>
  locks: Locks
  schedule: Schedule
  /** The server's time as well as this device knows it, ms. */
  now: () => number
  /** The device's own clock, ms. */
  device: () => number
  /** The server's time is known; see ServerClock. */
  known: () => boolean
  /** 0 to 1 */
  random: () => number
  /** UUIDv7 */
  newId: () => string
  /** Of the app: rows the server could not take are tried again when it changes. */
  appVersion: string
  /** What staff call this device when its parked rows are reported. */
  deviceName: () => string | null
}

type Optional = 'link' | 'cacheRows' | 'forgetOwn' | 'signedIn'

/** The set-up, and what the parts share while this page or worker lives. */
export interface Engine extends Required<Omit<OutboxSetup, Optional>>, Pick<OutboxSetup, Optional> {
  /** Senders of this page alone, see tokens.ts. */
  own: Map<string, SenderRow>
  memory: Memory
}

/** Known to this page alone and lost with it; nothing that matters rests on it. */
export interface Memory {
  /** Rows in the next batch: halved after a cut, doubled after a success. */
  batchMax: number
  /** Looks for the server in vain, one after another. */
  missed: number
  /** ms; not before this by the timer, while the server does not answer. */
  nextLook: number
  /** `nextLook` is what the server asked for (Retry-After): nobody but a person goes before it. */
  obeys: boolean
  /** ms; when the link came back: tries before count no longer for back-off. */
  linkBack: number
  /** Sends in vain since the last that got through, though the server answered before each. */
  vain: number
  /** ms; not before this are parked rows asked about again. */
  nextReport: number
  /** ms; the server takes no reports before this. */
  reportsOff: number
  /** The session's token that the server refused: no use in asking with it again. */
  refused?: string
}

export function createEngine(setup: OutboxSetup): Engine {
  return {
    ...setup,
    own: new Map(),
    memory: {
      batchMax: BATCH_MAX,
      missed: 0,
      nextLook: 0,
      obeys: false,
      linkBack: 0,
      vain: 0,
      nextReport: 0,
      reportsOff: 0,
    },
  }
}
