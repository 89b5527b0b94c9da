import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import { sendError } from '../../http/errors.ts'
import type { Context } from '../../pipeline/context.ts'
import { refusalOf } from '../../pipeline/endpoint.ts'
import { toErrorResponse } from '../../pipeline/error-response.ts'
import { runningFacts } from './facts.ts'
import { runningGauges } from './gauges.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * GET /metrics, in Prometheus' text format, for who sends METRICS_TOKEN; without that setting there is
 * no such path. Not for the loopback either: behind a proxy on this machine everybody comes from there.
 */
export function serveMetrics(app: FastifyInstance, context: Context): void {
  const { meter, installation } = context
  if (installation.metricsToken === null) return
  const wanted = digest(installation.metricsToken)
  const fill = runningGauges(meter.registry)
  collectDefaultMetrics({ register: meter.registry })
  app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const [, given = ''] = /^Bearer (\S{1,500})$/i.exec(request.headers.authorization ?? '') ?? []
    // Digests are of one length, and compared in a time that says nothing of them.
    if (!timingSafeEqual(digest(given), wanted)) {
      reply.header('www-authenticate', 'Bearer')
      return sendError(reply, toErrorResponse(refusalOf('sign_in')))
    }
    const now = context.now()
    fill(await runningFacts(context, now), now)
    return await reply.type(meter.registry.contentType).send(await meter.registry.metrics())
  })
}
