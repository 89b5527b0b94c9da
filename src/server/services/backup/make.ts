import { open, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BACKUP_PART,
  backupPart,
  backupState,
  makeBackup as makeBody,
  makeLists as makeListsBody,
  type BackupState,
} from '#contract/backup.ts'
import { dayIn } from '#domain/days.ts'
import { writeBackup } from '../../db/backup/dump.ts'
import { writeLists } from '../../db/backup/write-lists.ts'
import { read, refuse, task, type Call } from '../../pipeline/endpoint.ts'
import type { Context } from '../../pipeline/context.ts'
import { settingsOf } from '../../house-settings.ts'
import { checkOwnPassword, writeAudit } from '../people/index.ts'
import { backedPictures } from './pictures.ts'
import { makeWorkFolder, newWorkId, RunningTasks, workPath } from './work.ts'

const making = new RunningTasks<void>()

/** What may be fetched, by the file in its folder; the day stands between. */
const FILES = {
  'house.backup': ['imisozi-', '.backup'],
  'lists.zip': ['imisozi-lists-', '.zip'],
} as const
type FileName = keyof typeof FILES
const fileNames = Object.keys(FILES) as FileName[]
const half = (file: FileName) => `${file}.part`

const gone = () => refuse('backup_gone')

/** Begins to write a file of a house; the trail says who asked for it. */
async function begin(
  call: Call,
  context: Context,
  {
    endpoint,
    file,
    write,
  }: {
    endpoint: 'makeBackup' | 'makeLists'
    file: FileName
    write: (path: string) => Promise<void>
  },
) {
  const id = newWorkId()
  const folder = workPath(context.workDir, 'backup', id)
  await context.store.transaction((tx) =>
    writeAudit(tx, call, endpoint, {
      resource: 'house',
      rowId: 'house',
      changed: { [endpoint === 'makeBackup' ? 'backup' : 'lists']: [null, call.now.toISOString()] },
    }),
  )
  making.begin(id, async () => {
    makeWorkFolder(folder)
    try {
      await write(join(folder, half(file)))
      await rename(join(folder, half(file)), join(folder, file))
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  })
  return { status: 201, body: await stateOf(context, id) }
}

/** POST /api/backups: begun, and often made before the answer leaves. */
const makeBackup = task({
  name: 'makeBackup',
  body: makeBody,
  answer: backupState,
  async run(call, context) {
    await checkOwnPassword(call, context, call.body.password, 'password')
    const { store, pictures } = context
    const { passphrase = null } = call.body
    return await begin(call, context, {
      endpoint: 'makeBackup',
      file: 'house.backup',
      write: (path) => writeBackup(store, backedPictures(pictures), path, call.now, passphrase),
    })
  },
})

/** POST /api/exports: all lists in one file, fetched as a back-up is. */
const makeLists = task({
  name: 'makeLists',
  body: makeListsBody,
  answer: backupState,
  async run(call, context) {
    await checkOwnPassword(call, context, call.body.password, 'password')
    return await begin(call, context, {
      endpoint: 'makeLists',
      file: 'lists.zip',
      write: (path) => writeLists(context.store, path, call.now),
    })
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
  for (const file of fileNames) {
    const made = await stat(join(folder, file)).catch(() => null)
    if (made === null) continue
    const { timezone } = await settingsOf(store.db)
    const [before, after] = FILES[file]
    const name = `${before}${dayIn(timezone, now())}${after}`
    return { state: 'made', id, name, size: made.size }
  }
  const begun = await stat(folder).catch(() => null)
  return begun === null && !making.has(id) ? gone() : { state: 'making', id }
}

/** GET /api/backups/{id}/part?at=0: as it lies on the disk, never all of it in memory. */
const getBackupPart = read({
  name: 'getBackupPart',
  answer: backupPart,
  async read(_db, { params, query }, _store, { workDir }) {
    const folder = workPath(workDir, 'backup', params.id ?? '')
    const at = /^\d{1,15}$/.test(query.at ?? '') ? Number(query.at) : 0
    const file = await openMade(folder)
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

async function openMade(folder: string) {
  for (const file of fileNames) {
    const opened = await open(join(folder, file)).catch(() => null)
    if (opened !== null) return opened
  }
  return gone()
}

export const endpoints = [makeBackup, makeLists, getBackup, getBackupPart]
