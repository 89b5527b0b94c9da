import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { CONTRACT_VERSION } from '#contract/routes.ts'
import { HOUSE_HEADER } from '#contract/wire.ts'
import type { Store } from '../db/store.ts'
import { paidThrough, type Payments } from '../payments/payments.ts'
import { picturesIn, type Pictures } from '../pictures/pictures.ts'
import { servePictures } from '../pictures/serve.ts'
import { sandboxProvider } from '../payments/sandbox/provider.ts'
import { pushServices, type PushServices } from '../push/services.ts'
import type { AdmissionRules } from './admission.ts'
import { acceptBodies } from './bodies.ts'
import { addressKey, unreadable } from '../budgets/asker.ts'
import { laneOf } from '../budgets/lane.ts'
import { budgets as usualBudgets, type Budgets } from '../budgets/budgets.ts'
import { Buckets } from '../pipeline/buckets.ts'
import { ByTurns } from '../pipeline/by-turns.ts'
import type { Context } from '../pipeline/context.ts'
import { keepDoor } from './door.ts'
import { docs } from './docs.ts'
import { BODY_BYTES, type Endpoint } from '../pipeline/endpoint.ts'
import { answerBrokenRequest, answerErrors, noSuchPath, sendOutgoing } from './errors.ts'
import { outgoing } from '../pipeline/outgoing.ts'
import { allowOrigins, houseHeaders, secureHeaders, type HeaderSettings } from './headers.ts'
import { health } from './health.ts'
import { logOptions, logRequests, type LogSettings } from './logs.ts'
import { mount } from './mount.ts'
import { NewKeyLimits, rulesFrom, rulesOf, type NewKeyRules } from '../pipeline/new-key-limits.ts'
import { Slowdown } from '../pipeline/slowdown.ts'
import { UnknownCodes } from '../pipeline/unknown-codes.ts'

export interface HttpSettings extends HeaderSettings {
  /** As Fastify's: whether, or which, proxies in front are believed about the caller's address. */
  trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  log?: LogSettings
  limits?: Partial<NewKeyRules>
  /** What a stranger may cost the house; default: as in budgets/budgets.ts. */
  budgets?: Budgets
  /** How many are served at a time. */
  admission?: AdmissionRules
}

export type Serve = (app: FastifyInstance, context: Context) => void | Promise<void>

export interface AppParts {
  store: Store
  /** Default: same origin alone, plain http, no proxy, no log. */
  settings?: Partial<HttpSettings>
  clock?: () => Date
  endpoints: readonly Endpoint[]
  /** What services answer outside of the contract: a payment's return, calendars. */
  serves?: readonly Serve[]
  /** Who takes payments; default: the sandbox. */
  payments?: Payments
  /** Where photographs are kept; default: a folder of this process that goes with the machine's temporary files. */
  pictures?: Pictures
  /** Where back-ups are made and taken in; default: as for pictures. */
  workDir?: string
  /** Default: any on the open Internet. */
  pushServices?: PushServices
  /** Where calendars may be fetched from. Default: any name on the open Internet. */
  calendarHosts?: PushServices
  /** How slowed sign-ins wait; tests pass one that does not. */
  pause?: (ms: number) => Promise<void>
}

/**
 * The API over a store: every endpoint mounted, /healthz, the reference at /api/docs. Files of the
 * app are added by whoever starts it. Closing it ends streams and finishes what is running; the
 * store is the caller's to close.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { store, settings = {}, clock = () => new Date() } = parts
  const app = fastify({
    logger: logOptions(settings.log),
    logController: new fastify.LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy ?? false,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 120 },
    // A slow link gets its time; a socket that only holds a place does not.
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: answerBrokenRequest,
    // An address that cannot be read gets no hooks: what says "the house" is said here.
    frameworkErrors: (error, _request, reply) => {
      reply.header(HOUSE_HEADER, String(CONTRACT_VERSION))
      sendOutgoing(reply, outgoing(error))
    },
  })
  const closing = new AbortController()
  closeGracefully(app, closing)
  const budgets = settings.budgets ?? usualBudgets
  const context: Context = {
    store,
    endpoints: new Map(parts.endpoints.map((endpoint) => [endpoint.name, endpoint])),
    payments: parts.payments ?? paidThrough(sandboxProvider(store, clock, null)),
    pictures: parts.pictures ?? picturesIn(join(tmpdir(), `imisozi-${randomUUID()}`), clock),
    workDir: parts.workDir ?? join(tmpdir(), `imisozi-${randomUUID()}`),
    pushServices: parts.pushServices ?? pushServices(),
    calendarHosts: parts.calendarHosts ?? pushServices(),
    budgets,
    askerOf: (actor, address) => ({
      lane: laneOf(actor),
      from: unreadable(addressKey(address), store.epoch),
      budgets,
    }),
    limits: new NewKeyLimits({ ...rulesFrom(budgets), ...settings.limits }),
    guesses: new Slowdown({ free: 3, first: 1000, most: 30_000, forget: 900_000 }),
    unknownCodes: new UnknownCodes(),
    wrongWords: new Buckets({ most: 1000, window: 600_000 }),
    signIns: new Slowdown({ free: 3, first: 250, most: 15_000, forget: 900_000 }),
    passwordChecks: { known: new ByTurns(), others: new ByTurns() },
    paces: {
      onePerson: new Buckets({ most: 60, window: 30_000 }),
      wholePlace: new Buckets({ most: 200, window: 40_000 }),
    },
    log: app.log,
    now: clock,
    pause: parts.pause ?? ((ms) => sleep(ms, undefined, { signal: closing.signal, ref: false })),
    closing: closing.signal,
  }

  answerErrors(app)
  logRequests(app)
  await secureHeaders(app, {
    corsOrigins: settings.corsOrigins ?? [],
    connectOrigins: settings.connectOrigins ?? [],
    https: settings.https ?? false,
  })
  await app.register(compress, {
    // Bodies of requests are unpacked in bodies.ts, within limits.
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    onUnsupportedEncoding: undefined,
  })
  health(app, store)
  servePictures(app, context.pictures)
  await app.register(async (api) => {
    await allowOrigins(api, settings.corsOrigins ?? [])
    houseHeaders(api, clock)
    keepDoor(api, context, settings.admission)
    acceptBodies(api, new Buckets(rulesOf(budgets.bodies.address)), clock)
    mount(api, context)
    docs(api, context.endpoints)
    await api.register(
      async (unknown) => {
        unknown.setNotFoundHandler((_request, reply) => noSuchPath(reply))
      },
      { prefix: '/api' },
    )
  })
  for (const serve of parts.serves ?? []) await serve(app, context)
  return app
}

/**
 * Streams end, what is running is finished, and no connection that went idle meanwhile holds the
 * process up until its keep-alive is over (Node closes those that are idle at once, and no later).
 */
function closeGracefully(app: FastifyInstance, closing: AbortController): void {
  app.addHook('preClose', async () => {
    closing.abort()
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
    sweep.unref()
  })
}
