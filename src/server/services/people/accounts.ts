import * as z from 'zod/mini'
import {
  endSender as endSenderBody,
  invitedPerson,
  invitePerson as inviteBody,
  people,
  savedPerson,
  updatePerson as updateBody,
  type Person,
} from '#contract/people.ts'
import { sql, type Kysely } from 'kysely'
import type { Database, UsersTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { newToken } from '../../pipeline/tokens.ts'
import { read, refuse, task, write, type Change } from '../../pipeline/endpoint.ts'
import { actorDisplayName } from '../../pipeline/actor.ts'
import { hashPassword } from '../../pipeline/passwords.ts'
import { queueNotice } from '../../notices/queue.ts'
import { createReset, INVITE_LIFETIME_MS, isStillInvited, resetLink } from '../session/index.ts'
import { endSenderOf, activeSenders, senderWire } from './senders.ts'
import { endSessions } from './sessions.ts'
import { writeAudit } from './write-audit.ts'
import { deleteRecoveryCodes } from './two-factor.ts'

/** Accounts of staff (decisions.md, "Screens"): who may sign in, and as what. */

async function wireOf(
  db: Kysely<Database>,
  users: readonly UsersTable[],
  now: Date,
): Promise<Person[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['user_id', 'last_seen_at', 'revoked_at', 'expires_at'])
    .where('scope', '=', 'full')
    .execute()
  const senders = await activeSenders(db, now)
  return users.map((user) => {
    const own = sessions.filter(({ user_id }) => user_id === user.id)
    const seen = own.map(({ last_seen_at }) => last_seen_at).toSorted()
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role.toLowerCase(),
      disabled: user.disabled === 1,
      two_factor: user.totp_since !== null,
      sessions: own.filter(
        ({ revoked_at, expires_at }) => revoked_at === null && expires_at > now.toISOString(),
      ).length,
      last_seen_at: seen.at(-1) ?? null,
      senders: senders.filter(({ user_id }) => user_id === user.id).map(senderWire),
    }
  })
}

const activeUsers = (db: Kysely<Database>) =>
  db.selectFrom('users').selectAll().where('deleted_at', 'is', null)

export const listPeople = read({
  name: 'listPeople',
  answer: people,
  async read(db, { now }) {
    const users = await activeUsers(db).orderBy('name').orderBy('id').execute()
    return { data: await wireOf(db, users, now) }
  },
})

/** Serializes changes, so that no two admins take the role from each other at once. */
const lockAccounts = (tx: Tx) => tx.next('accounts')

async function answerOf(tx: Tx, id: string, now: Date, message: string) {
  const user = await activeUsers(tx.db).where('id', '=', id).executeTakeFirstOrThrow()
  const [data] = await wireOf(tx.db, [user], now)
  return { data, message }
}

/**
 * The account is there at once; its password is whatever its person chooses by the link. Without a
 * mail server the admin is told the link, in this answer alone (decision 15): a task, so that no
 * answer is ever kept.
 */
export const invitePerson = task({
  name: 'invitePerson',
  body: inviteBody,
  answer: invitedPerson,
  async run(call, { store, installation }) {
    const { body, now, actor } = call
    const { name, role, language } = body
    const email = body.email.toLowerCase()
    // Nobody knows it, and nobody ever will.
    const password_hash = await hashPassword(newToken())
    const invite = async (tx: Tx) => {
      tx.stampWith({ at: now.toISOString(), operationId: null, by: actorDisplayName(actor) })
      await lockAccounts(tx)
      const there = await activeUsers(tx.db)
        .where(sql<string>`lower(email)`, '=', email)
        .executeTakeFirst()
      const id = there?.id ?? tx.newId('users')
      if (there === undefined) {
        await tx.insert('users', { id, name, email, role, password_hash, disabled: 0 })
      } else {
        // The answer with the link was lost, or the link: nobody but an admin could make another.
        const goesOn =
          !installation.hasMailServer && there.disabled === 0 && (await isStillInvited(tx, id))
        if (!goesOn) refuse('address_has_account', { field: 'email' })
        await tx.update('users', id, { name, role })
      }
      const changed = { role: [there?.role ?? null, role] } satisfies Change['changed']
      await writeAudit(tx, call, 'invitePerson', { resource: 'users', rowId: id, changed })
      if (!installation.hasMailServer) {
        const link = resetLink(null, await createReset(tx, id, now, INVITE_LIFETIME_MS))
        return { ...(await answerOf(tx, id, now, 'Account made')), link }
      }
      await queueNotice(tx, {
        kind: 'staff_invited',
        dedupe: `staff_invited:${id}`,
        subject_kind: 'user',
        subject_ids: [id],
        to_email: email,
        to_phone: null,
        language,
      })
      return { ...(await answerOf(tx, id, now, 'Invitation sent')), link: null }
    }
    return { status: 201, body: await store.transaction(invite) }
  },
})

/** At least one admin must remain. Throws `validation`. */
async function checkAdminRemains(tx: Tx, id: string): Promise<void> {
  const others = await activeUsers(tx.db)
    .where('id', '!=', id)
    .where('disabled', '=', 0)
    .where(sql<string>`lower(role)`, '=', 'admin')
    .executeTakeFirst()
  if (others !== undefined) return
  refuse('last_admin', { field: 'role' })
}

async function lockPerson(tx: Tx, id: string | undefined): Promise<UsersTable> {
  await lockAccounts(tx)
  return (await tx.lock('users', id ?? '')) ?? refuse('no_such_account')
}

export const updatePerson = write({
  name: 'updatePerson',
  body: updateBody,
  answer: savedPerson,
  async write(tx, { params, body, now }) {
    const user = await lockPerson(tx, params.id)
    const changed: Change['changed'] = {}
    const { name, role, disabled } = body
    const was = { role: user.role.toLowerCase(), disabled: user.disabled === 1 }
    if (name !== undefined && name !== user.name) changed.name = [user.name, name]
    if (role !== undefined && role !== was.role) changed.role = [was.role, role]
    if (disabled !== undefined && disabled !== was.disabled) {
      changed.disabled = [was.disabled, disabled]
    }
    const isAdmin = was.role === 'admin' && !was.disabled
    if (isAdmin && ('role' in changed || disabled === true)) await checkAdminRemains(tx, user.id)
    const ends = body.end_two_factor === true && user.totp_since !== null
    if (ends) {
      changed.two_factor = [true, false]
      await deleteRecoveryCodes(tx, user.id)
    }
    if (Object.keys(changed).length === 0) {
      return { status: 200, body: await answerOf(tx, user.id, now, 'Account updated') }
    }
    await tx.update('users', user.id, {
      ...(name !== undefined && { name }),
      ...(role !== undefined && { role }),
      ...(disabled !== undefined && { disabled: disabled ? 1 : 0 }),
      ...(ends && { totp_secret: null, totp_since: null, totp_step: null }),
    })
    // What a role may read lies on their devices: those ask who they are once more.
    if (disabled === true || 'role' in changed) await endSessions(tx, user.id)
    return {
      status: 200,
      body: await answerOf(tx, user.id, now, 'Account updated'),
      changes: [{ resource: 'users', rowId: user.id, changed }],
    }
  },
})

/** POST /api/people/{id}/end-sender: what waits on that device stays there until they sign in. */
export const endSender = write({
  name: 'endSender',
  body: endSenderBody,
  answer: savedPerson,
  async write(tx, { params, body, now }) {
    const user = await lockPerson(tx, params.id)
    await endSenderOf(tx, user.id, body.sender)
    return {
      status: 200,
      body: await answerOf(tx, user.id, now, 'Ended'),
      changes: [
        { resource: 'users', rowId: user.id, changed: { sender: [body.sender, '(ended)'] } },
      ],
    }
  },
})

export const endSessionsOf = write({
  name: 'endSessionsOf',
  body: z.object({}),
  answer: savedPerson,
  async write(tx, { params, now, actor }) {
    const user = await lockPerson(tx, params.id)
    const own = actor.kind === 'staff' && actor.userId === user.id
    await endSessions(tx, user.id, own ? actor : undefined)
    return {
      status: 200,
      body: await answerOf(tx, user.id, now, 'Sessions ended'),
      changes: [
        { resource: 'users', rowId: user.id, changed: { sessions: ['(open)', '(ended)'] } },
      ],
    }
  },
})
