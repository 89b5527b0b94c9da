import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { settingsWarnings } from './settings-warnings.ts'

const of = (environment: Record<string, string>) =>
  settingsWarnings(readSettings({ APP_DIR: '.', ...environment }))

test('a start warns of settings that hold nobody off', () => {
  expect(of({ BACKUP_PASSPHRASE: 'correct horse', TRUST_PROXY: '127.0.0.1' })).toEqual([])
  expect(of({ BACKUP_PASSPHRASE: 'eleven char', TRUST_PROXY: 'true' })).toEqual([
    expect.stringContaining('BACKUP_PASSPHRASE is short'),
    expect.stringContaining('TRUST_PROXY=true'),
  ])
  expect(of({ APP_DIR: './demo' })).toEqual([expect.stringContaining('Nobody gets a page')])
})

test('no warning tells the passphrase', () => {
  expect(of({ BACKUP_PASSPHRASE: 'tells-all' }).join()).not.toContain('tells-all')
})
