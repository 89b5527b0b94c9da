import type { FastifyInstance } from 'fastify'
import type { Context } from '../pipeline/context.ts'
import { forgetOld } from '../pipeline/housekeeping.ts'

const DAY = 86_400_000

/** Forgets what has no more use, at the start and once a day. */
export function keepHouse(app: FastifyInstance, { store, now, log }: Context): void {
  let running = Promise.resolve()
  const round = () => {
    running = forgetOld(store, now()).catch((error: unknown) =>
      log.error({ err: error }, 'housekeeping failed'),
    )
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    round()
    timer = setInterval(round, DAY)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
