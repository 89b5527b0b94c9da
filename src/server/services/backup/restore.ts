import { createReadStream } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import {
  checkedRestore,
  checkRestore as checkBody,
  confirmRestore as confirmBody,
  restored,
  type CheckedRestore,
  type Restored,
} from '#contract/backup.ts'
import { checkPassphrase } from '../../db/backup/encrypted.ts'
import { BadBackup } from '../../db/backup/format.ts'
import { restoreBackup, wasRestored } from '../../db/backup/restore.ts'
import { STAGED, stageBackup } from '../../db/backup/stage.ts'
import { isSessionValid } from '../../pipeline/auth.ts'
import type { Context } from '../../pipeline/context.ts'
import { refuse, task, type Call } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { checkOwnPassword, writeAudit, requireUser } from '../people/index.ts'
import { adoptPictures } from './pictures.ts'
import { eraseAfterRestore } from './schedule/erasure-lists.ts'
import { deleteUpload, sentFile } from './upload.ts'
import { newWorkId, RunningTasks, workPath } from './work.ts'

const checking = new RunningTasks<CheckedRestore>()
const puttingBack = new RunningTasks<void>()

/** What a check found, in the folder of its restore; it is written last. */
const CHECKED = 'checked.json'
const STAGE = 'stage'

type Ready = Extract<CheckedRestore, { state: 'ready' }>

/** POST /api/restores/{id}/check: reads all of it beside the house, and touches nothing. */
const checkRestore = task({
  name: 'checkRestore',
  body: checkBody,
  answer: checkedRestore,
  async run({ params, body }, { workDir, now }) {
    const id = params.id ?? ''
    const known = await readChecked(workDir, id)
    if (known !== null) return { status: 200, body: known }
    if (!checking.has(id)) {
      const file = await sentFile(workDir, id)
      const { passphrase = null } = body
      const lock = await checkPassphrase(createReadStream(file), passphrase)
      // What was sent stays: it is asked for once more.
      if (lock !== 'open')
        return { status: 200, body: { state: 'locked', wrong: lock === 'wrong' } }
      checking.begin(id, () => check(workDir, id, file, now, passphrase))
    }
    return { status: 200, body: (await checking.end(id)) ?? { state: 'checking' } }
  },
})

async function check(
  workDir: string,
  id: string,
  file: string,
  now: () => Date,
  passphrase: string | null,
): Promise<CheckedRestore> {
  const folder = workPath(workDir, 'restore', id)
  // A half-checked one of a server that ended is not in the way.
  const stage = join(folder, `${STAGE}-${newWorkId()}`)
  try {
    const { header, end } = await stageBackup(file, stage, now, passphrase)
    await rename(stage, join(folder, STAGE))
    await rm(file)
    const { made_at, house } = header
    const { rows, pictures } = end
    const ready: Ready = { state: 'ready', made_at, house, rows, pictures }
    await writeFile(join(folder, CHECKED), JSON.stringify(ready), { mode: 0o600 })
    return ready
  } catch (error) {
    await deleteUpload(workDir, id)
    if (error instanceof BadBackup) return { state: 'unfit', why: error.why }
    throw error
  }
}

async function readChecked(workDir: string, id: string): Promise<Ready | null> {
  const path = join(workPath(workDir, 'restore', id), CHECKED)
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Ready)
}

/** POST /api/restores/{id}/confirm: asked again while it goes on, and after it, it is done once. */
const confirmRestore = task({
  name: 'confirmRestore',
  body: confirmBody,
  answer: restored,
  async run(call, context) {
    const { store, workDir } = context
    const id = call.params.id ?? ''
    const done = async () => ({ status: 200, body: await answer(call, context) })
    if (await wasRestored(store, id)) return await done()
    if (!puttingBack.has(id)) {
      const ready = await readChecked(workDir, id)
      if (ready === null) refuse('backup_no_longer_here')
      await checkConfirmation(call, context)
      puttingBack.begin(id, () => restore(call, context, id, ready.made_at))
    }
    await puttingBack.end(id)
    if (await wasRestored(store, id)) return await done()
    const body: Restored = { state: 'putting_back' }
    return { status: 200, body }
  },
})

type Confirm = Call<z.infer<typeof confirmBody>>

/** The name of the house as it is now, and the password of who asks. Throws `validation`. */
async function checkConfirmation(call: Confirm, context: Context): Promise<void> {
  const { name } = await settingsOf(context.store.db)
  const plain = (text: string) => text.trim().toLowerCase()
  if (plain(call.body.house) !== plain(name)) {
    refuse('not_the_houses_name', { field: 'house' })
  }
  await checkOwnPassword(call, context, call.body.password, 'password')
}

async function restore(
  call: Confirm,
  { store, workDir, pictures, backups }: Context,
  id: string,
  madeAt: string,
): Promise<void> {
  const stage = join(workPath(workDir, 'restore', id), STAGE)
  await adoptPictures(pictures, join(stage, STAGED.pictures))
  const erased = await backups.erasures.read()
  await restoreBackup(store, stage, {
    id,
    tokenHash: requireUser(call).tokenHash,
    extraWrites: async (tx) => {
      await eraseAfterRestore(tx, store.seal, erased)
      await writeAudit(tx, call, 'confirmRestore', {
        resource: 'house',
        rowId: 'house',
        changed: { put_back: [null, madeAt] },
      })
    },
  })
  await deleteUpload(workDir, id)
}

async function answer(call: Confirm, { store }: Context): Promise<Restored> {
  const signed_in = await isSessionValid(store, requireUser(call).tokenHash, call.now)
  return { state: 'done', signed_in }
}

export const endpoints = [checkRestore, confirmRestore]
