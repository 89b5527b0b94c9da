import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { scrub } from '../log.ts'

/** Where log lines go; tests read them back. */
export interface LogSettings {
  level: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  stream?: { write(line: string): void }
}

/** An error without the values that a database puts into `detail` and `parameters`. */
function errorOnly(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return {
    type: error.name,
    code,
    errcode,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
  }
}

/**
 * One line per request: method, path pattern (never values or query), status, ms. No bodies,
 * headers or addresses: logs hold no personal data, codes or tokens.
 */
export function logOptions(settings: LogSettings | undefined): FastifyServerOptions['logger'] {
  if (settings === undefined || settings.level === 'silent') return false
  return {
    level: settings.level,
    ...(settings.stream && { stream: settings.stream }),
    base: null,
    serializers: { err: errorOnly, error: errorOnly },
    redact: {
      paths: ['authorization', 'password', 'token', '*.authorization', '*.password', '*.token'],
      remove: true,
    },
  }
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (line.path === '/healthz') request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  })
}
