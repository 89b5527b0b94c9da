import { open, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BACKUP_PART,
  backupPart,
  backupState,
  makeBackup as makeBody,
  type BackupState,
} from '#contract/backup.ts'
import { dayIn } from '#domain/days.ts'
import { writeBackup } from '../../db/backup/dump.ts'
import { read, refuse, task } from '../../pipeline/endpoint.ts'
import type { Context } from '../../pipeline/context.ts'
import { settingsOf } from '../../house-settings.ts'
import { checkOwnPassword, writeAudit } from '../people/index.ts'
import { backedPictures } from './pictures.ts'
import { makeWorkFolder, newWorkId, RunningTasks, workPath } from './work.ts'

const making = new RunningTasks<void>()

const FILE = 'house.backup'
const HALF = 'house.backup.part'

const gone = () => refuse('backup_gone')

/** POST /api/backups: begun, and often made before the answer leaves. */
const makeBackup = task({
  name: 'makeBackup',
  body: makeBody,
  answer: backupState,
  async run(call, context) {
    await checkOwnPassword(call, context, call.body.password, 'password')
    const { store, workDir, pictures } = context
    const id = newWorkId()
    const folder = workPath(workDir, 'backup', id)
    const { passphrase = null } = call.body
    await store.transaction((tx) =>
      writeAudit(tx, call, 'makeBackup', {
        resource: 'house',
        rowId: 'house',
        changed: { backup: [null, call.now.toISOString()] },
      }),
    )
    making.begin(id, async () => {
      makeWorkFolder(folder)
      try {
        await writeBackup(store, backedPictures(pictures), join(folder, HALF), call.now, passphrase)
        await rename(join(folder, HALF), join(folder, FILE))
      } catch (error) {
        await rm(folder, { recursive: true, force: true })
        throw error
      }
    })
    return { status: 201, body: await stateOf(context, id) }
  },
})

/** GET /api/backups/{id} */
const getBackup = read({
  name: 'getBackup',
  answer: backupState,
  read: async (_db, { params }, _store, context) => await stateOf(context, params.id ?? ''),
})

async function stateOf({ store, workDir, now }: Context, id: string): Promise<BackupState> {
  const folder = workPath(workDir, 'backup', id)
  await making.end(id)
  const made = await stat(join(folder, FILE)).catch(() => null)
  if (made !== null) {
    const { timezone } = await settingsOf(store.db)
    const name = `imisozi-${dayIn(timezone, now())}.backup`
    return { state: 'made', id, name, size: made.size }
  }
  const half = await stat(join(folder, HALF)).catch(() => null)
  return half === null && !making.has(id) ? gone() : { state: 'making', id }
}

/** GET /api/backups/{id}/part?at=0: as it lies on the disk, never all of it in memory. */
const getBackupPart = read({
  name: 'getBackupPart',
  answer: backupPart,
  async read(_db, { params, query }, _store, { workDir }) {
    const folder = workPath(workDir, 'backup', params.id ?? '')
    const at = /^\d{1,15}$/.test(query.at ?? '') ? Number(query.at) : 0
    const file = await open(join(folder, FILE)).catch(() => gone())
    try {
      const { size } = await file.stat()
      const bytes = Buffer.alloc(Math.max(0, Math.min(BACKUP_PART, size - at)))
      let filled = 0
      while (filled < bytes.length) {
        const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, at + filled)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      // Somebody is fetching it: it is not tidied away.
      const now = new Date()
      await utimes(folder, now, now)
      return { data: bytes.toString('base64', 0, filled), at, size }
    } finally {
      await file.close()
    }
  },
})

export const endpoints = [makeBackup, getBackup, getBackupPart]
