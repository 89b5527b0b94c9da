import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { paymentWays, type PaymentWay } from '#domain/payments.ts'
import { isEmail } from '#domain/email.ts'
import { minutesOf } from '#domain/days.ts'
import type { StoreLocation } from './db/open.ts'
import type { SmsSettings } from './notices/sms.ts'
import { readBucketSettings, type BucketSettings } from './storage/bucket-settings.ts'
import type { PesapalAccount } from './payments/pesapal/client.ts'

/** The operator's settings, read once from the environment (design §6). */
export interface Settings {
  /** 0: any free port. */
  port: number
  host: string
  /** Pictures and, without DATABASE_URL, the store. Absolute. */
  dataDir: string
  storeLocation: StoreLocation
  /** SEAL_KEY: keys of secrets in the store (seal/key-file.ts); null: they are in a file. */
  sealKey: string | null
  /** SEAL_KEY_FILE, absolute; null: the default path. */
  sealKeyFile: string | null
  /** BACKUP_PASSPHRASE: encrypts back-ups made by command or schedule; null: they are not encrypted. */
  backupPassphrase: string | null
  /** BACKUP_DIR: a folder that a back-up is made into each day. Absolute. */
  backupDir: string | null
  /** BACKUP_S3_…: a bucket that it is sent to. */
  backupBucket: BucketSettings | null
  /** PICTURES_S3_…: a bucket for photographs; null: they are in DATA_DIR/pictures. */
  picturesBucket: BucketSettings | null
  /** BACKUP_AT, HH:MM of the house's day. */
  backupAt: string
  /** The public URL without a trailing slash; null: as the browser says. */
  publicUrl: string | null
  /** As Fastify's trustProxy: whose X-Forwarded-For is trusted. */
  trustProxy: boolean | string
  adminEmail: string | null
  adminPassword: string | null
  seed: 'demo' | 'none'
  /** SEED_DAYS: how much of its past a demo house tells. */
  seedDays: number
  /** `none`: cash, room and desk only. */
  payments: PaymentWay
  /** Set where payments go through Pesapal. */
  pesapal: PesapalAccount | null
  /** Null: e-mails are written to files under DATA_DIR/mail. */
  smtpUrl: string | null
  /** METRICS_TOKEN: who sends it reads GET /metrics; null: nobody does. */
  metricsToken: string | null
  /** The sender's address; null: the property's own. */
  mailFrom: string | null
  /** Africa's Talking; null: no SMS are sent. */
  sms: SmsSettings | null
  /** Other origins whose pages may call this server; none by default. */
  corsOrigins: readonly string[]
  /** The host that the app was built to call instead of this one (VITE_API_URL); null: this one. */
  externalHost: string | null
  logLevel: LogLevel
  /** The folder of the built app. Absolute. */
  appDir: string
  /** Tests only: allows a push service on this machine's loopback, without TLS. */
  pushOnLoopback: boolean
  /** Tests only: allows calendars from this machine's loopback, without TLS. */
  calendarsOnLoopback: boolean
  /** Tests only: added to the real time, in ms. */
  clockOffsetMs: number
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** An invalid setting; the message names it. */
export class InvalidSetting extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings; unset and empty are the same. Throws InvalidSetting on the first invalid one,
 * so that a typing error stops the start instead of changing behaviour.
 */
export function readSettings(environment: Environment, now = Date.now()): Settings {
  const get = (name: string) => environment[name]?.trim() || undefined
  const dataDir = resolve(get('DATA_DIR') ?? 'data')
  const databaseUrl = get('DATABASE_URL')
  const sealKeyFile = get('SEAL_KEY_FILE')
  const backupDir = get('BACKUP_DIR')
  if (databaseUrl !== undefined) checkUrl('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:'])
  const publicUrl = get('PUBLIC_URL')
  if (publicUrl !== undefined) checkUrl('PUBLIC_URL', publicUrl, ['https:', 'http:'])
  const smtpUrl = get('SMTP_URL')
  if (smtpUrl !== undefined) checkUrl('SMTP_URL', smtpUrl, ['smtp:', 'smtps:'])
  const payments = oneOf('PAYMENTS', get('PAYMENTS') ?? 'sandbox', paymentWays)
  return {
    port: wholeNumber('PORT', get('PORT') ?? '8080', 0, 65_535),
    // All interfaces: tablets connect over the Wi-Fi. Behind a proxy: 127.0.0.1.
    host: get('HOST') ?? '0.0.0.0',
    dataDir,
    storeLocation: databaseUrl === undefined ? { dataDir } : { databaseUrl },
    sealKey: get('SEAL_KEY') ?? null,
    sealKeyFile: sealKeyFile === undefined ? null : resolve(sealKeyFile),
    backupPassphrase: environment.BACKUP_PASSPHRASE || null,
    backupDir: backupDir === undefined ? null : resolve(backupDir),
    backupBucket: bucket('BACKUP_S3', get),
    picturesBucket: bucket('PICTURES_S3', get),
    backupAt: timeOfDay('BACKUP_AT', get('BACKUP_AT') ?? '03:00'),
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? null,
    trustProxy: trustProxy(get('TRUST_PROXY')),
    adminEmail: email('ADMIN_EMAIL', get('ADMIN_EMAIL')),
    adminPassword: password(environment.ADMIN_PASSWORD || undefined),
    seed: oneOf('SEED', get('SEED') ?? 'demo', ['demo', 'none']),
    seedDays: wholeNumber('SEED_DAYS', get('SEED_DAYS') ?? '40', 1, 40),
    payments,
    pesapal: payments === 'pesapal' ? pesapal(get) : null,
    smtpUrl: smtpUrl ?? null,
    metricsToken: metricsToken(get('METRICS_TOKEN')),
    mailFrom: email('MAIL_FROM', get('MAIL_FROM')),
    sms: sms(get('SMS_USERNAME'), get('SMS_API_KEY'), get('SMS_BASE_URL')),
    corsOrigins: origins('CORS_ORIGINS', get('CORS_ORIGINS')),
    externalHost: origins('VITE_API_URL', get('VITE_API_URL'))[0] ?? null,
    logLevel: oneOf('LOG_LEVEL', get('LOG_LEVEL') ?? 'warn', logLevels),
    appDir: resolve(get('APP_DIR') ?? fileURLToPath(new URL('../../dist', import.meta.url))),
    pushOnLoopback: get('IMISOZI_TEST_PUSH') === 'loopback',
    calendarsOnLoopback: get('IMISOZI_TEST_CALENDARS') === 'loopback',
    clockOffsetMs: clockOffset(get('IMISOZI_TEST_CLOCK'), now),
  }
}

/** Pesapal's live address; their sandbox is https://cybqa.pesapal.com/pesapalv3. */
const PESAPAL_LIVE_URL = 'https://pay.pesapal.com/v3'

/** The Pesapal account. It needs PUBLIC_URL for notifications. */
function pesapal(get: (name: string) => string | undefined): PesapalAccount {
  const [key, secret] = [get('PESAPAL_CONSUMER_KEY'), get('PESAPAL_CONSUMER_SECRET')]
  const missing = ['PUBLIC_URL', 'PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET'].filter(
    (name) => get(name) === undefined,
  )
  if (key === undefined || secret === undefined || missing.length > 0) {
    throw new InvalidSetting(`${missing.join(', ')} must be set where PAYMENTS is pesapal`)
  }
  const baseUrl = get('PESAPAL_BASE_URL') ?? PESAPAL_LIVE_URL
  checkUrl('PESAPAL_BASE_URL', baseUrl, ['https:', 'http:'])
  return { baseUrl: baseUrl.replace(/\/+$/, ''), key, secret }
}

function bucket(
  group: 'BACKUP_S3' | 'PICTURES_S3',
  get: (name: string) => string | undefined,
): BucketSettings | null {
  const settings = readBucketSettings(group, get)
  if (settings !== null && 'wrong' in settings) throw new InvalidSetting(settings.wrong)
  return settings
}

/** Long enough that nobody guesses it; the value stays out of the message. */
function metricsToken(value: string | undefined): string | null {
  if (value === undefined) return null
  if (/^\S{24,200}$/.test(value)) return value
  throw new InvalidSetting('METRICS_TOKEN must have 24 to 200 characters, without spaces')
}

function timeOfDay(name: string, value: string): string {
  if (/^\d\d:[0-5]\d$/.test(value) && minutesOf(value) < 1440) return value
  throw new InvalidSetting(`${name} must be a time of day such as 03:00, not "${value}"`)
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new InvalidSetting(`${name} must be a number from ${least} to ${most}, not "${text}"`)
}

function oneOf<const Choice extends string>(
  name: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === value)
  if (found !== undefined) return found
  throw new InvalidSetting(`${name} must be ${choices.join(' or ')}, not "${value}"`)
}

/** The value stays out of the message: addresses contain passwords. */
function checkUrl(name: string, value: string, protocols: readonly string[]): void {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url !== null && protocols.includes(url.protocol) && url.hash === '') return
  if (protocols.some((protocol) => value.startsWith(`${protocol}//`))) {
    throw new InvalidSetting(
      `${name} must be an address in whose password # is written as %23, / as %2F, @ as %40 and % as %25`,
    )
  }
  throw new InvalidSetting(`${name} must be an address that starts with ${protocols[0]}//`)
}

/** The origins of a comma-separated list of URLs. */
function origins(name: string, value: string | undefined): string[] {
  return (value?.split(',') ?? []).map((one) => {
    const text = one.trim()
    checkUrl(name, text, ['https:', 'http:'])
    return new URL(text).origin
  })
}

function email(name: string, value: string | undefined): string | null {
  if (value === undefined) return null
  if (isEmail(value)) return value.toLowerCase()
  throw new InvalidSetting(`${name} must be an e-mail address, not "${value}"`)
}

/** Off without a key. The provider's test account has its own address. */
function sms(
  username: string | undefined,
  apiKey: string | undefined,
  baseUrl: string | undefined,
): SmsSettings | null {
  if (baseUrl !== undefined) checkUrl('SMS_BASE_URL', baseUrl, ['https:', 'http:'])
  if (apiKey === undefined) return null
  if (username === undefined) throw new InvalidSetting('SMS_USERNAME must be set with SMS_API_KEY')
  const usual =
    username === 'sandbox'
      ? 'https://api.sandbox.africastalking.com'
      : 'https://api.africastalking.com'
  return { username, apiKey, baseUrl: (baseUrl ?? usual).replace(/\/+$/, '') }
}

function password(value: string | undefined): string | null {
  if (value === undefined) return null
  if (value.length >= 8 && value.length <= 200) return value
  throw new InvalidSetting('ADMIN_PASSWORD must have 8 to 200 characters')
}

/**
 * `true`, `false`, or proxy addresses and networks separated by commas. A number of hops is not
 * accepted: it cannot tell a proxy from a client that writes the header itself.
 */
function trustProxy(value = 'false'): boolean | string {
  if (value === 'true' || value === 'false') return value === 'true'
  const names = value.split(',').map((name) => name.trim())
  const known = /^(loopback|linklocal|uniquelocal)$/
  if (names.every((name) => known.test(name) || isNetwork(name))) return value
  throw new InvalidSetting(
    `TRUST_PROXY must be true, false or the proxies' addresses, not "${value}"`,
  )
}

/** `10.0.0.7` or `10.0.0.0/8`. */
function isNetwork(name: string): boolean {
  const [address = '', bits = '0', ...rest] = name.split('/')
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && isIP(address) !== 0
}

/** A start time (ISO 8601), or an offset from the real time in ms. */
function clockOffset(value: string | undefined, now: number): number {
  if (value === undefined) return 0
  if (/^[+-]?\d+$/.test(value)) return Number(value)
  const moment = Date.parse(value)
  if (!Number.isNaN(moment)) return moment - now
  throw new InvalidSetting(`IMISOZI_TEST_CLOCK must be a moment or an offset, not "${value}"`)
}
