import type { ActorRef } from './db/schema.ts'
import { createValue, type Value } from './value.ts'

/** Who is signed in, as the documents keep it in the browser (spec 1 §3). */
export interface BrowserSession {
  token: string
  userId: string
  name: string
  /** Lower case: admin, reception, staff, trainer, trainee, … */
  role: string
  /** Kept over the browser's end (remember-me). */
  remembered: boolean
  /**
   * The token that can only send, of a session that is not remembered: it goes with the tab. A
   * remembered one lies with the rows it sends.
   */
  sendToken: string | null
}

/** Names the token may stand under, first come first served (decisions.md). */
const TOKEN_KEYS = ['auth_token', 'token', 'access_token', 'authToken'] as const
/** All that a session is kept under. */
const SESSION_KEYS = [...TOKEN_KEYS, 'user', 'user_role', 'user_name', 'send_token']
/** What is the device's own and outlives a sign-out, e.g. the language. */
const OWN_PREFIX = 'imisozi:'
/** Whose open pages are locked. */
export const LOCKED_KEY = 'imisozi:locked'

export interface SessionStore extends Value<BrowserSession | null> {
  /** Keeps the session; whoever was signed in on this device before is not any more. */
  keep(session: NewSession, remember: boolean): void
  /** Clears both storages (spec 3 §2.2), save what is the device's own. */
  clear(): void
  /**
   * The tablet is locked: the token lies nowhere any more, the open pages go on with theirs. Ends
   * with the next `keep`; a page that loads meanwhile knows nobody.
   */
  hide(): void
}

export type NewSession = Omit<BrowserSession, 'remembered'>

type Storages = { local: Storage; session: Storage; events?: Pick<EventTarget, 'addEventListener'> }

/** A browser that forbids storage keeps the session in memory: signed in until the reload. */
export function createSessionStore(storages: Storages | null = browserStorages()): SessionStore {
  const value = createValue<BrowserSession | null>(storages === null ? null : read(storages))
  // Fired in the other tabs alone.
  storages?.events?.addEventListener('storage', () => {
    if (storages.local.getItem(LOCKED_KEY) === null) setIfNew(read(storages))
  })

  function setIfNew(next: BrowserSession | null) {
    if (JSON.stringify(next) !== JSON.stringify(value.getSnapshot())) value.set(next)
  }
  return {
    getSnapshot: value.getSnapshot,
    subscribe: value.subscribe,
    keep(given, remember) {
      const session = { ...given, sendToken: remember ? null : given.sendToken }
      if (storages !== null) {
        clearStorage(storages.local)
        clearStorage(storages.session)
        write(remember ? storages.local : storages.session, session)
        storages.local.removeItem(LOCKED_KEY)
      }
      setIfNew({ ...session, role: session.role.toLowerCase(), remembered: remember })
    },
    hide() {
      const was = value.getSnapshot()
      if (storages === null || was === null) return
      try {
        // First, so that the other tabs hear of it before the token goes.
        storages.local.setItem(LOCKED_KEY, was.userId)
      } catch {
        return
      }
      for (const storage of [storages.local, storages.session]) {
        for (const key of SESSION_KEYS) storage.removeItem(key)
      }
    },
    clear() {
      if (storages !== null) {
        clearStorage(storages.local)
        clearStorage(storages.session)
        storages.local.removeItem(LOCKED_KEY)
      }
      setIfNew(null)
    },
  }
}

/** Whose operations are confirmed now. */
export function actorOf(session: BrowserSession | null): ActorRef {
  return session === null
    ? { kind: 'guest' }
    : { kind: 'staff', userId: session.userId, name: session.name, role: session.role }
}

function write(storage: Storage, session: NewSession) {
  const { token, userId, name, role, sendToken } = session
  try {
    storage.setItem('auth_token', token)
    storage.setItem('user', JSON.stringify({ id: userId, name, role }))
    storage.setItem('user_role', role.toLowerCase())
    storage.setItem('user_name', name)
    if (sendToken !== null) storage.setItem('send_token', sendToken)
  } catch {
    // Full: the session then lasts as long as the page.
  }
}

function read(storages: Storages): BrowserSession | null {
  for (const key of TOKEN_KEYS) {
    for (const storage of [storages.session, storages.local]) {
      const token = storage.getItem(key)
      if (token !== null && token !== '') return complete(token, storage, storages)
    }
  }
  return null
}

function complete(token: string, storage: Storage, storages: Storages): BrowserSession {
  const user = parseUser(storage.getItem('user'))
  const role = storage.getItem('user_role') ?? user.role
  const name = storage.getItem('user_name') ?? user.name
  const remembered = storage === storages.local
  const sendToken = storage.getItem('send_token')
  return { token, userId: user.id, name, role: role.toLowerCase(), remembered, sendToken }
}

function parseUser(text: string | null): { id: string; name: string; role: string } {
  let user: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) user = parsed as Record<string, unknown>
  } catch {
    // Somebody else's `user`: as if it were not there.
  }
  const field = (name: string) => {
    const found = user[name]
    return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
  }
  return { id: field('id'), name: field('name'), role: field('role') }
}

function clearStorage(storage: Storage) {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at))
  for (const key of keys) {
    if (key !== null && !key.startsWith(OWN_PREFIX)) storage.removeItem(key)
  }
}

/** Reading `localStorage` itself throws where the browser forbids it. */
function browserStorages(): Storages | null {
  try {
    return { local: localStorage, session: sessionStorage, events: window }
  } catch {
    return null
  }
}
