import { resolve } from 'node:path'
import { uuidv7 } from '#lib/uuid.ts'
import { newPassword } from './accounts.ts'
import { newEpoch } from './db/meta.ts'
import type { Store } from './db/store.ts'
import { hashPassword } from './pipeline/passwords.ts'
import { findByEmail, createReset, endResets, resetLink } from './services/session/index.ts'
import { deleteRecoveryCodes } from './services/people/index.ts'
import { openSealedStore } from './open-sealed-store.ts'
import { backUpToFile, listBackups, restoreFrom } from './services/backup/index.ts'
import { InvalidSetting, type Settings } from './settings.ts'

/** A command of the operator. Answers the text to print. */
type Command = (store: Store, words: readonly string[], settings: Settings) => Promise<string>

const commands: Readonly<Record<string, Command>> = {
  /**
   * After an old copy was restored by hand: devices reload, and ask again about operations that
   * they believe done.
   */
  'new-epoch': async (store) => {
    await store.transaction((tx) => newEpoch(tx.db))
    return 'The store has a new epoch. Start the server again: every device will reload what it keeps.'
  },
  /** The same file as from the desk, for a timer (cron). The server may be running. */
  'back-up': async (store, [file], settings) => {
    if (file === undefined) throw new InvalidSetting('back-up must be given the name of a new file')
    await backUpToFile(store, settings, resolve(file))
    return settings.backupPassphrase === null
      ? `The house is in ${file}. It is not encrypted: whoever has the file can read everything in it. BACKUP_PASSPHRASE encrypts it.`
      : `The house is in ${file}, encrypted. Without its passphrase nobody can put it back.`
  },
  /** Those that were made by schedule. */
  'back-ups': async (_store, _words, settings) => await listBackups(settings),
  /** With the server stopped. */
  'put-back': async (store, [file], settings) => {
    if (file === undefined) throw new InvalidSetting('put-back must be given a back-up')
    const { madeAt, pictures, unread } = await restoreFrom(store, settings, file)
    const without =
      pictures === 0 ? ' There are no photographs in it: those that are kept here stay.' : ''
    const erased =
      unread.length === 0
        ? ''
        : ` The list of erased guests could not be read in ${unread.join(' and ')}: whoever was erased since that back-up is here again until it can be. The server tries again by itself once it runs.`
    return `The house is as it was at ${madeAt}. Everyone signs in anew.${without}${erased}`
  },
  /** For a lost first password. Ends the person's sessions. */
  'new-password': async (store, [email]) => {
    const password = newPassword()
    const password_hash = await hashPassword(password)
    const found = await store.transaction(async (tx) => {
      const user = await tx.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email?.toLowerCase() ?? '')
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (user === undefined) return false
      await tx.update('users', user.id, { password_hash })
      await endResets(tx, user.id, tx.stamp.at)
      await tx.db
        .updateTable('sessions')
        .set({ revoked_at: tx.stamp.at })
        .where('user_id', '=', user.id)
        .where('scope', '=', 'full')
        .where('revoked_at', 'is', null)
        .execute()
      return true
    })
    if (!found)
      throw new InvalidSetting('new-password must be given the e-mail address of an account')
    return `The new password of ${email} is ${password}`
  },
  /** For a lost authenticator with its recovery codes, or a lost seal key. */
  'reset-second-step': async (store, [email]) => {
    const found = await store.transaction(async (tx) => {
      const person = await findByEmail(tx.db, email ?? '')
      if (person === undefined) return false
      await tx.update('users', person.id, { totp_secret: null, totp_since: null, totp_step: null })
      await deleteRecoveryCodes(tx, person.id)
      await tx.db
        .insertInto('audit')
        .values({
          id: uuidv7(Date.parse(tx.stamp.at)),
          at: tx.stamp.at,
          device_time: null,
          actor: 'operator',
          actor_name: null,
          device_id: null,
          operation_id: null,
          endpoint: 'endTwoFactor',
          resource: 'users',
          row_id: person.id,
          changed: JSON.stringify({ two_factor: [true, false] }),
        })
        .execute()
      return true
    })
    if (!found)
      throw new InvalidSetting('reset-second-step must be given the e-mail address of an account')
    return `${email} signs in with the password alone, and can switch two-factor sign-in on again.`
  },
  /** For a forgotten password where no mail server sends the link. Works once. */
  'reset-link': async (store, [email], { publicUrl }) => {
    const token = await store.transaction(async (tx) => {
      const person = await findByEmail(tx.db, email ?? '')
      return person === undefined
        ? undefined
        : await createReset(tx, person.id, new Date(tx.stamp.at))
    })
    if (token === undefined)
      throw new InvalidSetting('reset-link must be given the e-mail address of an account')
    return `Works once, for 30 minutes: ${resetLink(publicUrl, token)}`
  },
}

/** What a new machine is asked to do first. */
const beforeAHouse = new Set(['back-ups', 'put-back'])

/** Settings of a shell that are not the server's open, and make, another store. */
const NO_HOUSE =
  'There is no house in this store: a command needs the settings that the server runs with (DATA_DIR, DATABASE_URL)'

const isEmpty = async ({ db }: Store) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

export async function runCommand(
  settings: Settings,
  [name = '', ...words]: readonly string[],
): Promise<string> {
  const command = commands[name]
  if (command === undefined) {
    const known = Object.keys(commands).join(' or ')
    throw new InvalidSetting(`The command must be ${known}, not "${name}"`)
  }
  const clock = () => new Date(Date.now() + settings.clockOffsetMs)
  const { store } = await openSealedStore(settings, clock)
  try {
    if (!beforeAHouse.has(name) && (await isEmpty(store))) throw new InvalidSetting(NO_HOUSE)
    return await command(store, words, settings)
  } finally {
    await store.close()
  }
}
