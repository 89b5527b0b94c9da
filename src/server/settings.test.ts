import { describe, expect, it } from 'vitest'
import { readSettings, WrongSetting } from './settings.ts'

describe('settings', () => {
  it('need nothing', () => {
    expect(readSettings({ PORT: '', SEED: ' ' })).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      place: { dataDir: `${process.cwd()}/data` },
      publicUrl: null,
      trustProxy: false,
      adminPassword: null,
      seed: 'demo',
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
        TRUST_PROXY: '1',
        ADMIN_EMAIL: 'Desk@Example.com',
        ADMIN_PASSWORD: ' with spaces ',
        IMISOZI_TEST_CLOCK: '2026-07-01T10:00:00Z',
      },
      Date.parse('2026-07-01T09:00:00Z'),
    )
    expect(settings).toMatchObject({
      port: 0,
      dataDir: '/var/lib/house',
      place: { databaseUrl: 'postgres://house:secret@db/house' },
      publicUrl: 'https://house.example.com',
      trustProxy: 1,
      adminEmail: 'desk@example.com',
      adminPassword: ' with spaces ',
      clockOffsetMs: 3_600_000,
    })
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['SEED', 'dmeo'],
    ['PAYMENTS', 'paypal'],
    ['DATABASE_URL', 'mysql://house:hunter2@db/house'],
    ['PUBLIC_URL', 'house.example.com'],
    ['SMTP_URL', 'mail.example.com'],
    ['TRUST_PROXY', 'maybe'],
    ['ADMIN_EMAIL', 'desk'],
    ['ADMIN_PASSWORD', 'hunter2'],
    ['IMISOZI_TEST_CLOCK', 'tomorrow'],
  ])('stop the start in one line that names %s=%s', (name, value) => {
    const reading = () => readSettings({ [name]: value })
    expect(reading).toThrow(WrongSetting)
    expect(reading).toThrow(new RegExp(`^${name} must [^\n]+$`))
    // An address or a password that is wrong is still a secret.
    expect(reading).not.toThrow(/hunter2/)
  })
})
