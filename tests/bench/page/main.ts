import { start } from '#app/start/start.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import './window.ts'

/**
 * The app's own start-up, store and outbox without its screens, so that what is timed is the way
 * from a confirmed operation to the house and nothing else.
 */
const started = start({ ahead: () => [] })
if ('offline' in started) {
  const { offline } = started
  const longest = { task: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest.task = Math.max(longest.task, entry.duration)
  }).observe({ type: 'longtask', buffered: true })

  Object.assign(window, {
    bench: {
      ready: () => offline.device.ready().then((store) => store !== null),
      async signIn(email: string, password: string) {
        const asked = await offline.ask({ route: 'login', body: { email, password } })
        if (asked.kind !== 'answer' || !asked.ok) throw new Error('No sign-in')
        const { data } = asked.body as { data: Parameters<typeof offline.signIn>[0] }
        await offline.signIn(data, true)
      },
      /** Confirms them one after the other; answers how long each took, in ms. */
      async confirm(operations: Omit<NewOperation, 'actor'>[]) {
        const took: number[] = []
        for (const operation of operations) {
          const from = performance.now()
          await offline.outbox.confirm({ ...operation, actor: offline.actor() })
          took.push(performance.now() - from)
        }
        return took
      },
      async waiting() {
        return (await offline.outbox.counts([offline.actorKey()])).waiting
      },
      async states() {
        const rows = await offline.outbox.list([offline.actorKey()])
        return rows.map(({ id, state }) => ({ id, state }))
      },
      sendNow: () => offline.outbox.sendNow(),
      forgetLongTasks: () => {
        longest.task = 0
      },
      longestTask: () => longest.task,
    },
  })
}
