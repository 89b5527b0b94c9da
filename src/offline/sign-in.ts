import type { QueryClient } from '@tanstack/query-core'
import type { Session } from '#contract/session.ts'
import { actorKey } from './db/schema.ts'
import type { AskHouse } from './link/ask.ts'
import type { DeviceLoader } from './load.ts'
import { KEPT } from './reads/keys.ts'
import { personOf, PUBLIC } from './reads/owner.ts'
import type { WholeHint } from './reads/whole-hint.ts'
import { actorOf, type SessionStore } from './session.ts'

export interface SignIn {
  /**
   * Keeps what POST /api/login answered. With `remember` the send token lies with the rows, so that
   * the worker can send; else it lives as long as the page (design §5, "Whose it is").
   */
  signIn(session: Session, remember: boolean): Promise<void>
  /**
   * Ends the session here, and at the house if it can be told. Kept rows of staff are deleted, what
   * waits is not. Whether to wait, leave or withdraw the waiting rows is asked before.
   */
  signOut(): Promise<void>
}

interface SignInSetup {
  ask: AskHouse
  session: SessionStore
  device: DeviceLoader
  client: QueryClient
  hint: WholeHint
}

export function createSignIn({ ask, session, device, client, hint }: SignInSetup): SignIn {
  return {
    async signIn(data, remember) {
      const { token, name, role, send_token: sendToken } = data
      session.keep({ token, userId: String(data.id), name, role }, remember)
      const actor = actorOf(session.getSnapshot())
      // A foreign host has no token that can only send.
      const sender = { actorKey: actorKey(actor), actor, token: sendToken ?? token, refusedAt: null }
      device.load()
      const opened = await device.loaded()
      await opened?.outbox.signIn(sender, remember)
    },
    async signOut() {
      const was = session.getSnapshot()
      session.clear()
      if (was === null) return
      const person = personOf(was)
      hint.remove(person)
      client.removeQueries({ predicate: ({ queryKey: key }) => key[0] === KEPT && key[2] === person })
      void ask({ route: 'logout', token: was.token })
      device.load()
      const opened = await device.loaded()
      await opened?.outbox.signOut(actorKey(actorOf(was)))
      if (person !== PUBLIC) await opened?.cache.forget(person)
    },
  }
}
