import { offline } from './offline.ts'
import type { DeviceLoader } from './load.ts'
import type { DeviceDb } from './db/open.ts'
import type { DraftRow } from './db/schema.ts'

/** What drafts stand on; the whole of it is `Offline`. */
export interface DraftEnvironment {
  device: Pick<DeviceLoader, 'ready'>
  /** Whose drafts: `public`, or the user's id. */
  self(): string
}

/** A form in the middle, as it was left; null when there is none or the store is not to be had. */
export async function readDraft(
  form: string,
  env: () => DraftEnvironment = offline,
): Promise<Pick<DraftRow, 'value' | 'changedAt'> | null> {
  const { device, self } = env()
  const owner = self()
  try {
    const opened = await device.ready()
    const row = await opened?.db.drafts.get([owner, form])
    return row === undefined ? null : { value: row.value, changedAt: row.changedAt }
  } catch {
    return null
  }
}

/**
 * Keeps a form's state: any value that can be cloned, never card data or passwords. The caller
 * debounces. False when it could not be kept; the form itself still has it.
 */
export async function saveDraft(
  form: string,
  value: unknown,
  env: () => DraftEnvironment = offline,
): Promise<boolean> {
  return await keep(env, async (drafts, owner) => {
    // The page may be closing: nothing stands before it that has to be waited for.
    await drafts.put({ form, owner, value, changedAt: Date.now() })
  })
}

/**
 * Reads and keeps in one step, so that nothing is lost between two tabs. `change` gets what is kept
 * (undefined: nothing) and answers what is to be. False when it was not to be read or not kept.
 */
export async function changeDraft(
  form: string,
  change: (kept: unknown) => unknown,
  env: () => DraftEnvironment = offline,
): Promise<boolean> {
  return await keep(env, (drafts, owner, db) =>
    db.transaction('rw', drafts, async () => {
      const value = change((await drafts.get([owner, form]))?.value)
      await drafts.put({ form, owner, value, changedAt: Date.now() })
    }),
  )
}

async function keep(
  env: () => DraftEnvironment,
  write: (drafts: DeviceDb['drafts'], owner: string, db: DeviceDb) => PromiseLike<unknown>,
): Promise<boolean> {
  const { device, self } = env()
  const owner = self()
  try {
    const opened = await device.ready()
    if (opened === null) return false
    await write(opened.db.drafts, owner, opened.db)
    return true
  } catch {
    return false
  }
}

/** After the form was confirmed or emptied. */
export async function clearDraft(
  form: string,
  env: () => DraftEnvironment = offline,
): Promise<void> {
  const { device, self } = env()
  const owner = self()
  try {
    await (await device.ready())?.db.drafts.delete([owner, form])
  } catch {
    // A draft that can't be deleted is offered once more.
  }
}
