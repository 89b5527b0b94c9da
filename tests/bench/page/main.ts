import { QueryObserver } from '@tanstack/query-core'
import { start } from '#app/start/start.ts'
import { countsOf, countsQuery, outboxQuery } from '#offline/reads/outbox-queries.ts'
import { createBookings } from './bookings.ts'
import { searches } from './search.ts'
import type { Bench } from './window.ts'
import './window.ts'

/**
 * The app's own start-up, store and outbox without its screens, so that what is timed is the way
 * from a confirmed operation to the house and nothing else.
 */
const started = start()
if ('offline' in started) {
  const { offline, client } = started
  const longest = { task: 0 }
  // Each look for the house is an entry, too.
  performance.setResourceTimingBufferSize(10_000)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest.task = Math.max(longest.task, entry.duration)
  }).observe({ type: 'longtask', buffered: true })

  const waiting = async () => countsOf(await offline.outbox.actors(), [offline.actorKey()]).waiting
  const bench: Bench = {
    ready: () => offline.device.ready().then((store) => store !== null),
    async signIn(email, password) {
      const asked = await offline.ask({ route: 'login', body: { email, password } })
      if (asked.kind !== 'answer' || !asked.ok) throw new Error('No sign-in')
      const { data } = asked.body as { data: Parameters<typeof offline.signIn>[0] }
      await offline.signIn(data, true)
    },
    show() {
      const keys = [offline.actorKey()]
      new QueryObserver(client, outboxQuery(keys)).subscribe(() => {})
      new QueryObserver(client, countsQuery(keys)).subscribe(() => {})
    },
    async confirm(operations, pause = 0) {
      const took: number[] = []
      for (const operation of operations) {
        if (pause > 0) await new Promise((done) => setTimeout(done, pause))
        const from = performance.now()
        await offline.outbox.confirm({ ...operation, actor: offline.actor() })
        took.push(performance.now() - from)
      }
      return took
    },
    waiting,
    async sendAll(limit) {
      const end = performance.now() + limit
      // As the browser says it when the link is back; the rest is the outbox's own doing.
      dispatchEvent(new Event('online'))
      for (let idle = 0, before = -1; performance.now() < end;) {
        const left = await waiting()
        if (left === 0) return
        idle = left === before ? idle + 1 : 0
        before = left
        // It would try again by itself, later than a bench likes to wait.
        if (idle > 20) await offline.outbox.sendNow()
        else await new Promise((done) => setTimeout(done, 100))
      }
    },
    batches() {
      const sent = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/api/outbox'))
      return { batches: sent.length, asking: sent.reduce((sum, one) => sum + one.duration, 0) }
    },
    bookings: createBookings(offline),
    searches,
    forgetLongTasks: () => void (longest.task = 0),
    longestTask: () => longest.task,
  }
  Object.assign(window, { bench })
}
