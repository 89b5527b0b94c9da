import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MIN_PASSPHRASE } from '#contract/backup.ts'
import type { Settings } from './settings.ts'

type Judged = Pick<Settings, 'backupBucket' | 'backupPassphrase' | 'trustProxy' | 'appDir'>

/** What a start says of settings that are no reason not to start: a house is opened at night too. */
export function settingsWarnings(settings: Judged): string[] {
  const { backupBucket, backupPassphrase, trustProxy, appDir } = settings
  const warnings: [boolean, string][] = [
    [
      backupBucket !== null && backupPassphrase === null,
      'No back-up is sent to BACKUP_S3_URL: without BACKUP_PASSPHRASE others could read everything in it.',
    ],
    [
      backupPassphrase !== null && backupPassphrase.length < MIN_PASSPHRASE,
      `BACKUP_PASSPHRASE is short and can be guessed: choose ${MIN_PASSPHRASE} characters or more, and keep the old one for older back-ups.`,
    ],
    [
      trustProxy === true,
      "TRUST_PROXY=true believes the address that any caller names for itself, so that limits hold nobody: name the proxy's address.",
    ],
    [
      !existsSync(join(appDir, 'index.html')),
      `Nobody gets a page: the app is not built in ${appDir}. Build it with: npm run build`,
    ],
  ]
  return warnings.filter(([is]) => is).map(([, words]) => words)
}
