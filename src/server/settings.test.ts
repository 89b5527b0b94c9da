import { describe, expect, it } from 'vitest'
import { readSettings, InvalidSetting } from './settings.ts'

describe('settings', () => {
  it('need nothing', () => {
    expect(readSettings({ PORT: '', SEED: ' ' })).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      storeLocation: { dataDir: `${process.cwd()}/data` },
      publicUrl: null,
      trustProxy: false,
      adminPassword: null,
      seed: 'demo',
      corsOrigins: [],
      externalHost: null,
      logLevel: 'warn',
      payments: 'sandbox',
      clockOffsetMs: 0,
    })
  })

  it('are taken as they are meant', () => {
    const settings = readSettings(
      {
        PORT: '0',
        DATA_DIR: '/var/lib/house',
        DATABASE_URL: 'postgres://house:secret@db/house',
        PUBLIC_URL: 'https://house.example.com/',
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
        ADMIN_EMAIL: 'Desk@Example.com',
        ADMIN_PASSWORD: ' with spaces ',
        CORS_ORIGINS: 'https://a.example.com/, http://b.example.com:81',
        IMISOZI_TEST_CLOCK: '2026-07-01T10:00:00Z',
      },
      Date.parse('2026-07-01T09:00:00Z'),
    )
    expect(settings).toMatchObject({
      port: 0,
      dataDir: '/var/lib/house',
      storeLocation: { databaseUrl: 'postgres://house:secret@db/house' },
      publicUrl: 'https://house.example.com',
      trustProxy: 'loopback, 10.0.0.0/8',
      adminEmail: 'desk@example.com',
      adminPassword: ' with spaces ',
      corsOrigins: ['https://a.example.com', 'http://b.example.com:81'],
      clockOffsetMs: 3_600_000,
    })
  })

  it('may say that nobody takes payments online', () => {
    expect(readSettings({ PAYMENTS: 'none' })).toMatchObject({ payments: 'none', pesapal: null })
    expect(() => readSettings({ PAYMENTS: 'off' })).toThrow(
      'PAYMENTS must be sandbox or pesapal or none, not "off"',
    )
  })

  it('take the test clock as a distance too', () => {
    expect(readSettings({ IMISOZI_TEST_CLOCK: '-60000' }).clockOffsetMs).toBe(-60_000)
  })

  it('have no SMS without a key, and know where the provider and its test account are', () => {
    const sms = (more: object) => readSettings({ SMS_USERNAME: 'house', ...more }).sms
    expect(sms({})).toBeNull()
    expect(sms({ SMS_API_KEY: 'k' })).toEqual({
      username: 'house',
      apiKey: 'k',
      baseUrl: 'https://api.africastalking.com',
    })
    const sandbox = sms({ SMS_API_KEY: 'k', SMS_USERNAME: 'sandbox' })
    expect(sandbox?.baseUrl).toBe('https://api.sandbox.africastalking.com')
    const own = sms({ SMS_API_KEY: 'k', SMS_BASE_URL: 'http://127.0.0.1:9/' })
    expect(own?.baseUrl).toBe('http://127.0.0.1:9')
    expect(() => readSettings({ SMS_API_KEY: 'hunter2' })).toThrow(/^SMS_USERNAME must [^2]+$/)
  })

  it('name a bucket for back-ups whole or not at all, and keep its secret to themselves', () => {
    const s3 = {
      BACKUP_S3_URL: 'https://s3.example.com/',
      BACKUP_S3_BUCKET: 'house/back-ups',
      BACKUP_S3_KEY: 'key',
      BACKUP_S3_SECRET: 'hunter2',
    }
    expect(readSettings(s3).backupBucket).toEqual({
      url: 'https://s3.example.com',
      bucket: 'house',
      prefix: 'back-ups/',
      region: 'us-east-1',
      key: 'key',
      secret: 'hunter2',
    })
    expect(readSettings({}).backupBucket).toBeNull()
    const loopback = { ...s3, BACKUP_S3_URL: 'http://127.0.0.1:9000' }
    expect(readSettings(loopback).backupBucket?.url).toBe('http://127.0.0.1:9000')
    const wrong = (more: object) => () => readSettings({ ...s3, ...more })
    expect(wrong({ BACKUP_S3_KEY: '' })).toThrow(/^BACKUP_S3_KEY must be set [^\n]+$/)
    expect(wrong({ BACKUP_S3_URL: 'http://s3.example.com' })).toThrow(/^BACKUP_S3_URL must [^2]+$/)
    expect(wrong({ BACKUP_S3_URL: 'https://key:hunter2@s3.example.com' })).toThrow(/^[^2]+https/)
    expect(wrong({ BACKUP_S3_BUCKET: '../etc' })).toThrow(/^BACKUP_S3_BUCKET must be/)
  })

  it.each([
    ['BACKUP_AT', '25:00'],
    ['BACKUP_AT', '3'],
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['SEED', 'dmeo'],
    ['SEED_DAYS', '0'],
    ['PAYMENTS', 'paypal'],
    ['DATABASE_URL', 'mysql://house:hunter2@db/house'],
    ['PUBLIC_URL', 'house.example.com'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'smtps://desk:hunter2/9@mail.example.com:465'],
    ['SMTP_URL', 'smtps://desk:hunter2@9#@mail.example.com:465'],
    ['MAIL_FROM', 'desk'],
    ['SMS_BASE_URL', 'sms.example.com'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '1'],
    ['CORS_ORIGINS', 'https://a.example.com, b.example.com'],
    ['VITE_API_URL', 'house'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_EMAIL', 'desk'],
    ['ADMIN_PASSWORD', 'hunter2'],
    ['IMISOZI_TEST_CLOCK', 'tomorrow'],
  ])('stop the start in one line that names %s=%s', (name, value) => {
    const reading = () => readSettings({ [name]: value })
    expect(reading).toThrow(InvalidSetting)
    expect(reading).toThrow(new RegExp(`^${name} must [^\n]+$`))
    // An address or a password that is wrong is still a secret.
    expect(reading).not.toThrow(/hunter2/)
  })

  const pesapal = {
    PAYMENTS: 'pesapal',
    PUBLIC_URL: 'https://house.example.com',
    PESAPAL_CONSUMER_KEY: 'a key',
    PESAPAL_CONSUMER_SECRET: 'hunter2',
  }

  it('take an account at Pesapal, at its live address unless told', () => {
    expect(readSettings(pesapal).pesapal).toEqual({
      baseUrl: 'https://pay.pesapal.com/v3',
      key: 'a key',
      secret: 'hunter2',
    })
    const theirSandbox = 'https://cybqa.pesapal.com/pesapalv3'
    expect(
      readSettings({ ...pesapal, PESAPAL_BASE_URL: `${theirSandbox}/` }).pesapal?.baseUrl,
    ).toBe(theirSandbox)
    expect(readSettings({ ...pesapal, PAYMENTS: 'sandbox' }).pesapal).toBeNull()
  })

  it.each(['PUBLIC_URL', 'PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET'])(
    'stop the start in one line that names %s where Pesapal lacks it',
    (name) => {
      const reading = () => readSettings({ ...pesapal, [name]: ' ' })
      expect(reading).toThrow(InvalidSetting)
      expect(reading).toThrow(new RegExp(`^${name} must be set where PAYMENTS is pesapal$`))
    },
  )

  it('name all that Pesapal lacks at once, and no secret', () => {
    expect(() => readSettings({ PAYMENTS: 'pesapal' })).toThrow(
      'PUBLIC_URL, PESAPAL_CONSUMER_KEY, PESAPAL_CONSUMER_SECRET must be set',
    )
    expect(() => readSettings({ ...pesapal, PESAPAL_BASE_URL: 'hunter2' })).toThrow(
      'PESAPAL_BASE_URL must be an address that starts with https://',
    )
  })
})
