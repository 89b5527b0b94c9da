import type { QueryClient } from '@tanstack/query-core'
import type { Session } from '#contract/session.ts'
import { actorKey } from './db/schema.ts'
import type { AskServer } from './link/ask.ts'
import type { DeviceLoader } from './load.ts'
import { KEPT } from './reads/keys.ts'
import { deskOf, personOf, selfOf } from './reads/owner.ts'
import type { FullSyncFlag } from './reads/full-sync-flag.ts'
import { actorOf, type SessionStore } from './session.ts'

/** How long sign-in and sign-out wait for the store, ms. */
const STORE_TIMEOUT_MS = 3_000

export interface SignIn {
  /**
   * Keeps what POST /api/login answered. With `remember` the send token lies with the rows, so that
   * the worker can send; else it lives as long as the page (design §5, "Whose it is").
   */
  signIn(session: Session, remember: boolean): Promise<void>
  /**
   * Ends the session here, and at the server if it can be told. Cached rows of staff are deleted, what
   * waits is not. Whether to wait, leave or withdraw the waiting rows is asked before.
   *
   * @param options.keepDesk others of this role come back by their PIN: what is kept for them stays
   */
  signOut(options?: { keepDesk?: boolean }): Promise<void>
  /** At each start: whoever is signed in may send, also where the store forgot it or never knew. */
  resumeSending(): Promise<void>
}

interface SignInSetup {
  ask: AskServer
  session: SessionStore
  device: DeviceLoader
  client: QueryClient
  hint: FullSyncFlag
}

export function createSignIn({ ask, session, device, client, hint }: SignInSetup): SignIn {
  return {
    async signIn(data, remember) {
      const { token, name, role, send_token: sendToken } = data
      const newSession = {
        token,
        userId: String(data.id),
        name,
        role,
        sendToken: sendToken ?? null,
      }
      session.keep(newSession, remember)
      const actor = actorOf(session.getSnapshot())
      device.load()
      const keep = async () => {
        const opened = await device.loaded()
        // A foreign host has no token that can only send.
        await opened?.outbox.setSender(actor, sendToken ?? token, remember)
      }
      await withinTimeout(keep())
    },
    async resumeSending() {
      const was = session.getSnapshot()
      const outbox = device.now()?.outbox
      if (was === null || outbox === undefined) return
      const actor = actorOf(was)
      const own = actorKey(actor)
      const stuck = async () =>
        (await outbox.actors()).some(({ actorKey: key, signIn }) => key === own && signIn)
      if (!was.remembered || (await stuck())) {
        await outbox.setSender(actor, was.sendToken ?? was.token, was.remembered)
      }
    },
    async signOut({ keepDesk = false } = {}) {
      const was = session.getSnapshot()
      session.clear()
      if (was === null) return
      const person = personOf(was)
      const stays = keepDesk && person === deskOf(was.role)
      if (!stays) hint.remove(person)
      client.removeQueries({
        predicate: ({ queryKey: key }) => key[0] === KEPT && key[2] === person,
      })
      void ask({ route: 'logout', token: was.token })
      device.load()
      const leave = async () => {
        const opened = await device.loaded()
        await opened?.outbox.releaseSender(actorKey(actorOf(was)))
        if (!stays) await opened?.cache.forget(person)
        // Kept by an earlier version, under the person alone.
        await opened?.cache.forget(selfOf(was))
      }
      await withinTimeout(leave())
    },
  }
}

/** The person goes on all the same when the store does not answer; the work goes on behind. */
async function withinTimeout(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((done) => {
    timer = setTimeout(done, STORE_TIMEOUT_MS)
  })
  await Promise.race([work.catch(() => undefined), timeout])
  clearTimeout(timer)
}
