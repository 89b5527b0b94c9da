import { join } from 'node:path'
import type { Store } from '../db/store.ts'
import type { Job } from '../jobs.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { erasedLettersJob, pruneNoticesJob } from './prune.ts'
import type { Composers } from './kind.ts'
import { fileMailer, smtpMailer } from './mail.ts'
import { noticesJob, type NoticeChannels } from './send.ts'
import { africasTalking } from './sms.ts'

type NoticeSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'sms' | 'publicUrl' | 'dataDir'>

/** The folder in DATA_DIR for letters without a mail server. */
const MAIL_FOLDER = 'mail'

/** The channels for notices, by the operator's settings. */
export function noticeChannels(
  settings: NoticeSettings,
  composers: Composers,
  log?: Log,
): NoticeChannels {
  const { smtpUrl, mailFrom, sms, publicUrl, dataDir } = settings
  return {
    composers,
    mailer: smtpUrl === null ? fileMailer(join(dataDir, MAIL_FOLDER)) : smtpMailer(smtpUrl),
    hasMailServer: smtpUrl !== null,
    smsSender: sms === null ? null : africasTalking(sms),
    publicUrl,
    mailFrom,
    warn: (facts) => log?.warn(facts, 'a notice did not go'),
  }
}

/** The jobs of notices, for startJobs. */
export function noticeJobs(store: Store, ways: NoticeChannels, clock: () => Date): Job[] {
  return [
    noticesJob(store, ways, clock),
    pruneNoticesJob(store),
    erasedLettersJob(store, ways.mailer),
  ]
}
