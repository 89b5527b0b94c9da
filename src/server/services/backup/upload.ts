import { constants } from 'node:fs'
import { open, rm, stat, statfs, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  beginRestore as beginBody,
  begunRestore,
  sendRestorePart as partBody,
  tookRestorePart,
} from '#contract/backup.ts'
import { MAX_PICTURE_BODY_BYTES, refuse, task } from '../../pipeline/endpoint.ts'
import { makeWorkFolder, newWorkId, workPath } from './work.ts'

/** The file as it is sent, in the folder of its restore. */
const SENT = 'sent.backup'
/** What is unpacked beside it, and what goes into the house, is some times larger. */
const SPACE_FACTOR = 12

/** POST /api/restores */
const beginRestore = task({
  name: 'beginRestore',
  body: beginBody,
  answer: begunRestore,
  async run({ body: { size } }, { workDir }) {
    makeWorkFolder(workDir)
    const { bavail, bsize } = await statfs(workDir)
    if (size * SPACE_FACTOR > bavail * bsize) {
      refuse('backup_no_room')
    }
    const id = newWorkId()
    makeWorkFolder(workPath(workDir, 'restore', id))
    return { status: 201, body: { id } }
  },
})

/**
 * POST /api/restores/{id}/parts: written where it says; one that leaves a hole is not, and the answer
 * says from where to go on.
 */
const sendRestorePart = task({
  name: 'sendRestorePart',
  body: partBody,
  answer: tookRestorePart,
  maxStaffBytes: MAX_PICTURE_BODY_BYTES,
  async run({ params, body: { at, data } }, { workDir }) {
    const folder = workPath(workDir, 'restore', params.id ?? '')
    const { O_CREAT, O_RDWR } = constants
    const file = await open(join(folder, SENT), O_CREAT | O_RDWR, 0o600).catch(() =>
      refuse('backup_not_taken_in'),
    )
    try {
      const { size } = await file.stat()
      if (at > size) return { status: 200, body: { received: size } }
      const bytes = Buffer.from(data, 'base64')
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
        done += bytesWritten
      }
      const now = new Date()
      await utimes(folder, now, now)
      return { status: 200, body: { received: Math.max(size, at + bytes.length) } }
    } finally {
      await file.close()
    }
  },
})

/** The file as it was sent; throws `not_found` where it is not there any more. */
export async function sentFile(workDir: string, id: string): Promise<string> {
  const path = join(workPath(workDir, 'restore', id), SENT)
  const found = await stat(path).catch(() => null)
  if (found === null) refuse('backup_not_taken_in')
  return path
}

export async function deleteUpload(workDir: string, id: string): Promise<void> {
  await rm(workPath(workDir, 'restore', id), { recursive: true, force: true })
}

export const endpoints = [beginRestore, sendRestorePart]
