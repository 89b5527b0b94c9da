import { readFileSync } from 'node:fs'
import { InvalidSetting } from './settings.ts'

/** Settings that may lie in a file instead, named by `<NAME>_FILE`. */
export const secretSettings = [
  'DATABASE_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'BACKUP_PASSPHRASE',
  'METRICS_TOKEN',
  'BACKUP_S3_SECRET',
  'PICTURES_S3_SECRET',
  'PICTURES_S3_SECRET',
  'PESAPAL_CONSUMER_KEY',
  'PESAPAL_CONSUMER_SECRET',
  'SMS_API_KEY',
] as const

/**
 * The environment with the secrets that lie in files (Docker's and systemd's secrets): what is in an
 * environment can be read from outside of the process, and shows in `docker inspect`. An empty file is
 * a setting that is not set. Throws InvalidSetting; never with what a file says.
 */
export function withSecretFiles(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const whole = { ...environment }
  for (const name of secretSettings) {
    const file = environment[`${name}_FILE`]?.trim()
    if (!file) continue
    if (environment[name]) throw new InvalidSetting(`${name} and ${name}_FILE are both set`)
    try {
      whole[name] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new InvalidSetting(`${name}_FILE cannot be read (${code ?? 'unknown'})`)
    }
  }
  return whole
}
