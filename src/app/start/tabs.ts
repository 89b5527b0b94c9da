import type { Resource } from '#contract/resources.ts'
import type { NewRecord } from '#offline/reads/new-records.ts'

/** What one tab tells the others. */
export type TabMessage =
  /** To those of the same person: look at the device again. Null: anything may have changed. */
  | {
      what: 'written'
      person: string
      resources: readonly Resource[] | null
      arrived: readonly NewRecord[]
    }
  /** To those of the same person: the house's stream was heard here just now. */
  | { what: 'live'; person: string }
  /** The link came or went here: see for yourselves. */
  | { what: 'link'; state: 'up' | 'down' }

interface OtherTabs {
  tell: (news: TabMessage) => void
  hear: (listener: (news: TabMessage) => void) => void
}

/** The other tabs of this device; nobody in a browser without BroadcastChannel. */
export function otherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, hear: () => {} }
  const channel = new BroadcastChannel('imisozi-changes')
  return {
    tell: channel.postMessage.bind(channel),
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  }
}
