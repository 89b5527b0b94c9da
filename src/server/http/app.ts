import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { CONTRACT_VERSION } from '#contract/routes.ts'
import { SERVER_HEADER } from '#contract/wire.ts'
import type { Store } from '../db/store.ts'
import { singleProvider, type Payments } from '../payments/payments.ts'
import { createPictureStore, type Pictures } from '../pictures/pictures.ts'
import { noScheduledBackups, type ScheduledBackups } from '../storage/scheduled-backups.ts'
import { servePictures } from '../pictures/serve.ts'
import { sandboxProvider } from '../payments/sandbox/provider.ts'
import { outboundPolicy, type OutboundPolicy } from '../push/outbound-policy.ts'
import { Admission, type AdmissionRules } from './admission.ts'
import { registerBodyParsers } from './bodies.ts'
import { addressKey, saltedHash, laneOf } from '../budgets/requester.ts'
import { budgets as defaultBudgets, type Budgets } from '../budgets/budgets.ts'
import { SharedLimits } from '../budgets/shared-limits.ts'
import { TokenBuckets } from '../pipeline/token-buckets.ts'
import { RoundRobinQueue } from '../pipeline/round-robin-queue.ts'
import type { Context, Installation } from '../pipeline/context.ts'
import { Meter } from '../metrics/meter.ts'
import { admitRequests, turnsByAddress } from './admit-requests.ts'
import { registerDocs } from './docs-page.ts'
import { MAX_BODY_BYTES, type Endpoint } from '../pipeline/endpoint.ts'
import { handleClientError, handleErrors, sendNotFound, sendError } from './errors.ts'
import { toErrorResponse } from '../pipeline/error-response.ts'
import { allowCors, serverHeaders, securityHeaders, type HeaderSettings } from './headers.ts'
import { HEALTH_PATH, registerHealth } from './health.ts'
import { logOptions, logRequests, type LogSettings } from './logs.ts'
import { meterRequests } from './meter-requests.ts'
import { mount } from './mount.ts'
import {
  NewKeyLimits,
  newKeyRules,
  toBucketRule,
  type NewKeyRules,
} from '../pipeline/new-key-limits.ts'
import { FailureBackoff } from '../pipeline/failure-backoff.ts'
import { UnknownCodes } from '../pipeline/unknown-codes.ts'

export interface HttpSettings extends HeaderSettings {
  /** As Fastify's: which proxies are trusted to report the caller's address. */
  trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  log?: LogSettings
  limits?: Partial<NewKeyRules>
  /** Limits on what strangers may use; default: budgets/budgets.ts. */
  budgets?: Budgets
  /** How many requests are served at a time. */
  admission?: AdmissionRules
}

export type RegisterRoutes = (app: FastifyInstance, context: Context) => void | Promise<void>

export interface AppOptions {
  store: Store
  /** Default: same origin only, plain http, no proxy, no log. */
  settings?: Partial<HttpSettings>
  clock?: () => Date
  endpoints: readonly Endpoint[]
  /** Routes of services outside the contract: a payment's return, calendars. */
  extraRoutes?: readonly RegisterRoutes[]
  /** Default: the sandbox. */
  payments?: Payments
  /** Where photographs are stored; default: a temporary folder of this process. */
  pictures?: Pictures
  /** Default: none are made by schedule. */
  backups?: ScheduledBackups
  /** Where back-ups are written and unpacked; default: as for pictures. */
  workDir?: string
  /** Default: any host on the open Internet. */
  pushServices?: OutboundPolicy
  /** Hosts that calendars may be fetched from. Default: any name on the open Internet. */
  calendarHosts?: OutboundPolicy
  /** Default: one of its own. */
  meter?: Meter
  /** Default: no folder, no mail server, no back-ups, no figures to read. */
  installation?: Partial<Installation>
  /** How slowed sign-ins wait; tests pass one that returns at once. */
  pause?: (ms: number) => Promise<void>
}

/**
 * The API over a store: all endpoints, /healthz and the reference at /api/docs. The caller adds the
 * app's files. Closing it ends streams and finishes running requests; the caller closes the store.
 */
export async function buildApp(parts: AppOptions): Promise<FastifyInstance> {
  const { store, settings = {}, clock = () => new Date() } = parts
  const app = fastify({
    logger: logOptions(settings.log),
    logController: new fastify.LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy ?? false,
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 120 },
    // Slow connections get their time; idle sockets do not.
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: handleClientError,
    // Fastify runs no hooks for a malformed URL, so the server header is set here.
    frameworkErrors: (error, _request, reply) => {
      reply.header(SERVER_HEADER, String(CONTRACT_VERSION))
      sendError(reply, toErrorResponse(error))
    },
  })
  const closing = new AbortController()
  closeGracefully(app, closing)
  const budgets = settings.budgets ?? defaultBudgets
  const context: Context = {
    store,
    endpoints: new Map(parts.endpoints.map((endpoint) => [endpoint.name, endpoint])),
    payments: parts.payments ?? singleProvider(sandboxProvider(store, clock, null)),
    backups: parts.backups ?? noScheduledBackups,
    pictures:
      parts.pictures ?? createPictureStore(join(tmpdir(), `imisozi-${randomUUID()}`), clock),
    workDir: parts.workDir ?? join(tmpdir(), `imisozi-${randomUUID()}`),
    pushServices: parts.pushServices ?? outboundPolicy(),
    calendarHosts: parts.calendarHosts ?? outboundPolicy(),
    budgets,
    requesterOf: (actor, address) => ({
      lane: laneOf(actor),
      from: saltedHash(addressKey(address), store.epoch),
      budgets,
    }),
    limits: new NewKeyLimits({ ...newKeyRules(budgets), ...settings.limits }),
    guesses: new FailureBackoff({
      freeFailures: 3,
      firstDelayMs: 1000,
      maxDelayMs: 30_000,
      forgetAfterMs: 900_000,
    }),
    unknownCodes: new UnknownCodes(),
    invalidAttempts: new TokenBuckets({ max: 1000, windowMs: 600_000 }),
    signIns: new FailureBackoff({
      freeFailures: 3,
      firstDelayMs: 250,
      maxDelayMs: 15_000,
      forgetAfterMs: 900_000,
    }),
    passwordChecks: { known: new RoundRobinQueue(), others: new RoundRobinQueue() },
    signInRates: {
      onePerson: new TokenBuckets({ max: 60, windowMs: 30_000 }),
      wholePlace: new TokenBuckets({ max: 200, windowMs: 40_000 }),
    },
    log: app.log,
    meter: parts.meter ?? new Meter(),
    installation: {
      dataDir: null,
      hasMailServer: false,
      backupPlaces: [],
      metricsToken: null,
      startedAt: clock(),
      ...parts.installation,
    },
    now: clock,
    pause: parts.pause ?? ((ms) => sleep(ms, undefined, { signal: closing.signal, ref: false })),
    closing: closing.signal,
  }

  const bytes = new TokenBuckets(toBucketRule(budgets.bodies.address))
  if (store.kind === 'postgres') shareLimits(context, bytes)

  handleErrors(app)
  logRequests(app)
  meterRequests(app, context.meter, clock)
  await securityHeaders(app, {
    corsOrigins: settings.corsOrigins ?? [],
    connectOrigins: settings.connectOrigins ?? [],
    https: settings.https ?? false,
  })
  await app.register(compress, {
    // bodies.ts unpacks request bodies, within limits.
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    onUnsupportedEncoding: undefined,
  })
  registerHealth(app, store)
  servePictures(app, context.pictures)
  const admission = new Admission(settings.admission)
  app.server.on('connection', () => admission.countConnection())
  const nextTurn = turnsByAddress(admission)
  app.addHook('onRequest', async (request) => {
    const { config, url } = request.routeOptions
    if (config.operation === undefined && url !== HEALTH_PATH) await nextTurn(request)
  })
  await app.register(async (api) => {
    await allowCors(api, settings.corsOrigins ?? [])
    serverHeaders(api, clock)
    admitRequests(api, context, admission)
    registerBodyParsers(api, bytes, clock)
    mount(api, context)
    registerDocs(api, context.endpoints)
    await api.register(
      async (unknown) => {
        unknown.setNotFoundHandler((_request, reply) => sendNotFound(reply))
      },
      { prefix: '/api' },
    )
  })
  for (const serve of parts.extraRoutes ?? []) await serve(app, context)
  return app
}

/** Several servers may run over one PostgreSQL: what one may cost must not be had from each. */
function shareLimits(context: Context, bytes: TokenBuckets): void {
  const { store, now, log, closing, limits, unknownCodes, signInRates } = context
  const shared = new SharedLimits(store, now, log, closing)
  const groups = {
    operations: limits.shared,
    codes: unknownCodes.shared,
    signIns: { ...signInRates, failures: context.signIns },
    attempts: { bytes, guesses: context.guesses, invalid: context.invalidAttempts },
  }
  for (const [group, all] of Object.entries(groups)) {
    for (const [name, limit] of Object.entries(all)) shared.share(`${group} ${name}`, limit)
  }
}

/**
 * Ends streams, finishes running requests and closes connections that become idle meanwhile. Node
 * itself closes only those that are idle at once, and waits out the keep-alive of the others.
 */
function closeGracefully(app: FastifyInstance, closing: AbortController): void {
  app.addHook('preClose', async () => {
    closing.abort()
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
    sweep.unref()
  })
}
