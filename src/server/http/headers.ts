import helmet from '@fastify/helmet'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { CONTRACT_VERSION } from '#contract/routes.ts'
import * as wire from '#contract/wire.ts'

export interface HeaderSettings {
  /** Other origins whose pages may call this server; none by default. */
  corsOrigins: readonly string[]
  /** Other hosts that served pages may call and load pictures from. */
  connectOrigins: readonly string[]
  /** Whether people reach this server by https; then HSTS is sent. */
  https: boolean
}

/** Served pages may load everything from this server only, without inline script or style. */
export async function securityHeaders(
  app: FastifyInstance,
  settings: HeaderSettings,
): Promise<void> {
  const hosts = [...settings.connectOrigins]
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...hosts],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...hosts],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: {
      policy: settings.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    },
    strictTransportSecurity: settings.https ? { maxAge: 15_552_000 } : false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    // The set-up asks the device where the house is; nothing else asks for anything.
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()')
  })
  app.addHook('onSend', async (_request, reply) => {
    const type = reply.getHeader('content-type')
    const data = reply.statusCode === 304 || (typeof type === 'string' && /json/.test(type))
    if (!data) return
    for (const name of pageHeaders) reply.removeHeader(name)
    // JSON is UTF-8 by RFC 8259.
    if (type === 'application/json; charset=utf-8') reply.header('content-type', 'application/json')
  })
}

/**
 * Headers that only pages need. API answers omit them: on a slow connection they would weigh more
 * than an empty answer (design §8: 400 bytes).
 */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

/** CORS for the listed origins. There are no cookies, so never with credentials. */
export async function allowCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'accept',
      'authorization',
      'content-type',
      'content-encoding',
      'if-none-match',
      wire.KEY_HEADER,
      wire.OPERATION_HEADER,
      wire.DEVICE_HEADER,
      wire.DEVICE_TOKEN_HEADER,
      wire.DEVICE_TIME_HEADER,
    ],
    exposedHeaders: [
      wire.SERVER_HEADER,
      wire.TIME_HEADER,
      wire.REPLAYED_HEADER,
      wire.DEVICE_TOKEN_HEADER,
      'retry-after',
      'etag',
    ],
    maxAge: 600,
    strictPreflight: false,
  })
}

/** Lets a device recognise this server and its clock. */
export function serverHeaders(app: FastifyInstance, now: () => Date): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(wire.SERVER_HEADER, String(CONTRACT_VERSION))
    reply.header(wire.TIME_HEADER, now().toISOString())
  })
  // The time at which the answer leaves.
  app.addHook('onSend', async (request, reply) => {
    reply.header(wire.TIME_HEADER, now().toISOString())
    // Lets support find a refusal in the log.
    if (reply.statusCode >= 400) reply.header('x-request-id', request.id)
  })
}
