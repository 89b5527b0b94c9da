import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Meter } from '../metrics/meter.ts'
import { Refusal } from '../pipeline/endpoint.ts'
import { toErrorResponse } from '../pipeline/error-response.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of what is asked for. */
    operation?: string
    /** The answer goes on for hours: its time says nothing. */
    isStream?: boolean
  }
}

/** Paths that are no operation of the contract and worth a name of their own. */
const named: Readonly<Record<string, string>> = {
  '/healthz': 'healthz',
  '/metrics': 'metrics',
}

/**
 * Counts every answer, and every fault. A refusal is none, whatever its status: strangers are sent away
 * with 503 under load.
 */
export function meterRequests(app: FastifyInstance, meter: Meter, now: () => Date): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    const isStream = request.routeOptions.config.isStream === true
    meter.answered(nameOf(request), status, isStream ? null : reply.elapsedTime)
  })
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof Refusal || toErrorResponse(error).status < 500) return
    meter.failed(now())
  })
}

function nameOf({ routeOptions: { config, url } }: FastifyRequest): string {
  return config.operation ?? named[url ?? ''] ?? 'other'
}
