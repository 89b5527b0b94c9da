import { FORGET_LINK } from './claim.ts'
import { nextIn, type Drain } from './drain.ts'
import type { Engine } from './engine.ts'

/** The page around the outbox; tests pass their own. */
export interface Page {
  /** `online`, and `visibilitychange`, which bubbles from the document. */
  events: Pick<EventTarget, 'addEventListener'>
  visible(): boolean
}

/** A timer is looked after at least this often while something waits, ms. */
const MAX_SLEEP = 60_000
const SHORTEST_SLEEP = 500

/**
 * What makes a page send, since Safari and Firefox have no Background Sync: the start, `online`,
 * the link back, coming to the front, a timer. The worker has its own (drainForSync).
 */
export function createTriggers(engine: Engine, drain: Drain) {
  let cancel: (() => void) | null = null
  let running = false

  /** Sets the timer anew, by what waits now. */
  const plan = async () => {
    const ms = await nextIn(engine).catch(() => MAX_SLEEP)
    cancel?.()
    cancel = null
    if (!running || ms === null) return
    const sleep = Math.min(Math.max(ms, SHORTEST_SLEEP), MAX_SLEEP)
    cancel = engine.schedule(() => {
      cancel = null
      void drain.run()
    }, sleep)
  }

  const back = () => void drain.run(FORGET_LINK)

  return {
    plan,
    /** Returns what ends it. */
    start(page: Page): () => void {
      running = true
      const seen = () => {
        if (page.visible()) back()
      }
      const leave = engine.link?.subscribe(() => {
        if (engine.link?.getSnapshot().state === 'up') back()
      })
      // Rows that another page wrote are looked after here too, should that page die.
      const unfollow = engine.store.subscribe(() => {
        if (cancel === null && !drain.busy) void plan()
      })
      const until = new AbortController()
      page.events.addEventListener('online', back, until)
      page.events.addEventListener('visibilitychange', seen, until)
      back()
      return () => {
        running = false
        cancel?.()
        cancel = null
        leave?.()
        unfollow()
        until.abort()
      }
    },
  }
}
