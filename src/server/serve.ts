import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fillNewStore } from './first-start.ts'
import type { SignIn } from './accounts.ts'
import { openSealedStore } from './open-sealed-store.ts'
import { createHouseIcons } from './icons/house-icons.ts'
import { buildApp, type HttpSettings } from './http/app.ts'
import { settingsOf } from './house-settings.ts'
import { serveApp } from './http/static.ts'
import { readHouse, syncOperatorSettings } from './services/house/index.ts'
import { startJobs } from './jobs.ts'
import { noticeJobs, noticeChannels } from './notices/start.ts'
import { Meter } from './metrics/meter.ts'
import { createPayments } from './payments/payments.ts'
import { pictureJobs } from './pictures/referenced.ts'
import { createPictureStore } from './pictures/pictures.ts'
import { housekeepingJob } from './pipeline/housekeeping.ts'
import { outboundPolicy } from './push/outbound-policy.ts'
import { pushJobs } from './push/start.ts'
import { vapidKeys } from './push/vapid.ts'
import { backupJobs, backupPlaces, createScheduledBackups } from './services/backup/jobs.ts'
import { customerJobs } from './services/customers/jobs.ts'
import { calendarJobs } from './services/ical/jobs.ts'
import { endpoints } from './services/endpoints.ts'
import { composers } from './services/notices.ts'
import { paymentJobs } from './services/payments/jobs.ts'
import { runningJobs } from './services/running/jobs.ts'
import { serves } from './services/serve.ts'
import type { Settings } from './settings.ts'
import { settingsWarnings } from './settings-warnings.ts'
import { dropFromDevicesJob } from './stay-events/keep-on-devices.ts'

export interface RunningServer {
  /** Its URL on this machine. */
  address: string
  /** For the operator, a line each. */
  warnings: string[]
  /** Finishes running requests, ends streams, closes the store. */
  stop(): Promise<void>
}

/**
 * Opens the store, fills it when it is new, and listens. On failure everything opened is closed
 * again.
 *
 * @param showSignIns is given the first sign-ins of a new store as soon as they are kept, since a
 *   later start, after this one failed to listen, could not show them any more.
 */
export async function serve(
  settings: Settings,
  showSignIns: (signIns: readonly SignIn[]) => void,
): Promise<RunningServer> {
  const clock = () => new Date(Date.now() + settings.clockOffsetMs)
  const open: { close(): Promise<unknown> }[] = []
  async function stop(): Promise<void> {
    // At once: a job that waits for a mail server or a storage must not keep the doors open.
    const [store, ...others] = open
    await Promise.all(others.map((part) => part.close()))
    await store?.close()
  }
  try {
    const opened = await openSealedStore(settings, clock)
    const { store } = opened
    const warnings = [...opened.warnings, ...settingsWarnings(settings)]
    open.push(store)
    const signIns = await fillNewStore(store, settings, clock())
    if (signIns !== null) showSignIns(signIns)
    await syncOperatorSettings(store, {
      payments: settings.payments,
      sends_mail: settings.smtpUrl !== null,
    })
    await vapidKeys(store)
    const services = outboundPolicy({ loopback: settings.pushOnLoopback })
    const calendarHosts = outboundPolicy({ loopback: settings.calendarsOnLoopback })
    const payments = createPayments(settings, store, clock)
    const pictures = createPictureStore(
      join(settings.dataDir, 'pictures'),
      clock,
      settings.picturesBucket,
    )
    const workDir = join(settings.dataDir, 'work')
    const meter = new Meter()
    const places = backupPlaces(settings)
    const installation = {
      dataDir: settings.dataDir,
      hasMailServer: settings.smtpUrl !== null,
      backupPlaces: places.map(({ kind }) => kind),
      metricsToken: settings.metricsToken,
      startedAt: clock(),
    }
    const scheduled = createScheduledBackups({
      store,
      pictures,
      workDir,
      places,
      at: settings.backupAt,
      passphrase: settings.backupPassphrase,
      clock,
      log: { error: (facts, words) => app.log.error(facts, words) },
    })
    const app = await buildApp({
      store,
      settings: httpSettings(settings),
      clock,
      endpoints,
      extraRoutes: serves,
      payments,
      pictures,
      backups: scheduled,
      workDir,
      meter,
      installation,
      pushServices: services,
      calendarHosts,
    })
    open.push(app)
    const isOurs = settings.externalHost === null
    serveApp(
      app,
      settings.appDir,
      () => settingsOf(store.db),
      isOurs ? () => readHouse(store.db) : null,
      isOurs ? createHouseIcons(pictures) : null,
    )
    // All devices reconnect at once after a power cut; Node's default backlog is 511.
    await app.listen({ port: settings.port, host: settings.host, backlog: 4096 })
    const jobs = [
      housekeepingJob(store),
      ...noticeJobs(store, noticeChannels(settings, composers, app.log), clock),
      ...paymentJobs({ store, payments, now: clock, log: app.log }),
      ...pictureJobs(store, pictures),
      ...backupJobs(store, workDir, scheduled),
      ...customerJobs(store),
      ...runningJobs({ store, meter, installation }),
      dropFromDevicesJob(store),
      ...calendarJobs(store, calendarHosts),
      ...pushJobs({ store, services, clock, log: app.log }),
    ]
    const onError = (err: unknown, job: string) => {
      app.log.error({ err, job }, 'a job failed')
      meter.failed(clock())
    }
    open.push(startJobs(jobs, clock, onError))
    const address = addressOf(app.server.address() as AddressInfo)
    return { address, warnings, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function httpSettings(settings: Settings): Partial<HttpSettings> {
  return {
    trustProxy: settings.trustProxy,
    corsOrigins: settings.corsOrigins,
    connectOrigins: settings.externalHost === null ? [] : [settings.externalHost],
    https: settings.publicUrl?.startsWith('https:') ?? false,
    log: { level: settings.logLevel },
  }
}

function addressOf({ address, port, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}
