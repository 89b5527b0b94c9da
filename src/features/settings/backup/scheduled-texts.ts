import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ErasureTrouble, ScheduledBackups } from '#contract/backup.ts'

export type BackupPlace = ScheduledBackups['places'][number]

export const placeLabels: Readonly<Record<BackupPlace['place'], MessageDescriptor>> = {
  folder: msg`Folder`,
  s3: msg`Storage elsewhere`,
}

/** Why a place did not take a back-up, and what to do about it. */
export const failureTexts: Readonly<Record<ErasureTrouble, MessageDescriptor>> = {
  no_answer: msg`The storage does not answer. Is there internet?`,
  refused: msg`It may not be written: the key or the rights are not good.`,
  missing: msg`There is no such folder or bucket. Is the disk plugged in?`,
  full: msg`There is no room left.`,
  damaged: msg`What was read back is not what was written, so it does not count.`,
  trouble: msg`The storage has trouble of its own.`,
  locked: msg`A list there was encrypted with another passphrase (BACKUP_PASSPHRASE).`,
  under_way: msg`It is on its way.`,
  not_made: msg`The server could not make the back-up. Is there room on its own disk?`,
  no_passphrase: msg`Nothing goes there unencrypted: whoever runs the server sets BACKUP_PASSPHRASE.`,
}
