import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withSecretFiles } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

it('reads secrets from files, with the line end that editors add', () => {
  const read = withSecretFiles({
    PORT: '80',
    SMTP_URL_FILE: file('smtp', 'smtps://a:b@host\n'),
    DATABASE_URL_FILE: file('empty', '\n'),
  })
  expect(read).toMatchObject({ PORT: '80', SMTP_URL: 'smtps://a:b@host', DATABASE_URL: '' })
})

it('says which setting is wrong, and nothing of the secret', () => {
  const smtp = file('both', 'smtps://x:hidden@host')
  expect(() => withSecretFiles({ SMTP_URL: 'smtp://y', SMTP_URL_FILE: smtp })).toThrow(
    /^SMTP_URL and SMTP_URL_FILE are both set$/,
  )
  expect(() => withSecretFiles({ METRICS_TOKEN_FILE: join(folder, 'none') })).toThrow(
    /^METRICS_TOKEN_FILE cannot be read \(ENOENT\)$/,
  )
})
