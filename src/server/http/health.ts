import type { FastifyInstance } from 'fastify'
import type { Store } from '../db/store.ts'
import { toErrorResponse } from '../pipeline/error-response.ts'
import { VERSION } from '../version.ts'
import { sendError } from './errors.ts'

export const HEALTH_PATH = '/healthz'

/** How long the store may take to answer, ms. */
const TIMEOUT_MS = 2000

/** GET /healthz for proxies and supervisors: 200 when the store answers, else 503. */
export function registerHealth(app: FastifyInstance, store: Store): void {
  app.get(HEALTH_PATH, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The store does not answer')), TIMEOUT_MS)
    })
    try {
      await Promise.race([store.db.selectFrom('meta').select('name').limit(1).execute(), late])
      return await reply.send({ status: 'ok', version: VERSION, epoch: store.epoch })
    } catch (error) {
      reply.log.error({ err: error }, 'the store does not answer')
      return sendError(reply, {
        ...toErrorResponse(Object.assign(new Error('store'), { statusCode: 503 })),
      })
    } finally {
      clearTimeout(timer)
    }
  })
}
