import type { Resource } from '#contract/resources.ts'

/** What one tab tells the others of the same person: look at the device again. */
export interface TabNews {
  person: string
  /** Null: anything may have changed. */
  resources: readonly Resource[] | null
}

interface OtherTabs {
  tell: (news: TabNews) => void
  hear: (listener: (news: TabNews) => void) => void
}

/** The other tabs of this device; nobody in a browser without BroadcastChannel. */
export function otherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, hear: () => {} }
  const channel = new BroadcastChannel('imisozi-changes')
  return {
    tell: channel.postMessage.bind(channel),
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => listener(data)),
  }
}
