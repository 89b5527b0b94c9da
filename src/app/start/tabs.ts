import type { Resource } from '#contract/resources.ts'
import type { NewRecord } from '#offline/reads/new-records.ts'

/** What one tab sends to the others. */
export type TabMessage =
  /** To tabs of the same person: read the device's rows again. Null: anything may have changed. */
  | {
      what: 'written'
      person: string
      resources: readonly Resource[] | null
      arrived: readonly NewRecord[]
    }
  /** To tabs of the same person: the server's event stream is alive here. */
  | { what: 'live'; person: string }
  /** The link came or went here: the other tab checks for itself. */
  | { what: 'link'; state: 'up' | 'down' }

interface OtherTabs {
  send: (message: TabMessage) => void
  subscribe: (listener: (message: TabMessage) => void) => void
}

/** The other tabs of this device; none in a browser without BroadcastChannel. */
export function otherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { send: () => {}, subscribe: () => {} }
  const channel = new BroadcastChannel('imisozi-changes')
  return {
    send: channel.postMessage.bind(channel),
    subscribe: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  }
}
