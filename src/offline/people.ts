import { canSeal, isPin, PIN_ROUNDS, seal, unseal } from './people-pin.ts'
import { createPeopleStore, type PeopleStore, type PersonRecord } from './people-store.ts'
import { waitLeft, MAX_WRONG } from './people-wait.ts'
import { offline, type Offline } from './offline.ts'
import type { BrowserSession } from './session.ts'

/** Somebody whom this device knows, for the switcher. */
export interface KnownPerson {
  userId: string
  name: string
  role: string
  hasPin: boolean
  /** Why there is none any more; null where there is, or never was. */
  dropped: 'tries' | 'house' | null
  /** How long until a PIN is looked at again, ms. */
  wait: number
}

/**
 * in: they are signed in now. wrong: so many tries are left, and so long the next one waits (ms).
 * wait: not looked at, too early. gone: there is nothing that the PIN could open any more.
 */
export type PinOutcome =
  | { kind: 'in' }
  | { kind: 'wrong'; left: number; wait: number }
  | { kind: 'wait'; wait: number }
  | { kind: 'gone' }
  | { kind: 'unavailable' }

/** What people stand on; the whole of it is `Offline`. */
export type PeopleEnvironment = Pick<Offline, 'device' | 'session' | 'resumeSending'> & {
  now?: () => number
  /** Fewer in tests. */
  rounds?: number
}

type Env = () => PeopleEnvironment

/** Those who signed in here, the latest first; none while the store can't be had. */
export async function knownPeople(env: Env = offline): Promise<KnownPerson[]> {
  const now = clockOf(env())
  const all = (await storeOf(env()))?.all() ?? Promise.resolve([])
  return (await all.catch(() => []))
    .toSorted((a, b) => b.lastHere - a.lastHere)
    .map((record) => ({
      userId: record.userId,
      name: record.name,
      role: record.role,
      hasPin: record.sealed !== null,
      dropped: record.sealed === null ? (record.dropped ?? null) : null,
      wait: waitLeft(record, now).left,
    }))
}

/**
 * After a sign-in with the link. A PIN of before opened an older session: it is set anew. Who did
 * not ask to be remembered is not kept in the list.
 */
export async function metPerson(session: BrowserSession, env: Env = offline): Promise<void> {
  const store = await storeOf(env())
  if (!session.remembered || session.userId === '') return
  const now = clockOf(env())
  await store?.change(session.userId, () => ({ ...bare(session), lastHere: now }))
}

/**
 * Seals the session of who is signed in under a PIN. False where that can't be: no session that is
 * to be remembered, a PIN of another form, no crypto here, or a store that fails.
 */
export async function setPin(pin: string, env: Env = offline): Promise<boolean> {
  const session = env().session.getSnapshot()
  if (session === null || !session.remembered || !isPin(pin) || !canSeal()) return false
  const store = await storeOf(env())
  if (store === null) return false
  try {
    const sealed = await seal(
      pin,
      session.token,
      aboutOf(bare(session)),
      env().rounds ?? PIN_ROUNDS,
    )
    await store.change(session.userId, () => ({
      ...bare(session),
      lastHere: clockOf(env()),
      sealed,
    }))
    return true
  } catch {
    return false
  }
}

/** They stay in the list, and sign in with the link. */
export async function dropPin(
  userId: string,
  why: 'tries' | 'house' | null,
  env: Env = offline,
): Promise<void> {
  const store = await storeOf(env())
  await store?.change(userId, (was) =>
    was === undefined
      ? null
      : { ...was, sealed: null, wrong: 0, ...(why === null ? {} : { dropped: why }) },
  )
}

/**
 * Switches to somebody by their PIN, with or without the link. The try is written down before it is
 * looked at, so that a reload gives none for free.
 */
export async function openByPin(
  userId: string,
  pin: string,
  env: Env = offline,
): Promise<PinOutcome> {
  const store = await storeOf(env())
  if (store === null || !canSeal()) return { kind: 'unavailable' }
  let wait = 0
  const now = clockOf(env())
  const tried = await store.change(userId, (was) => {
    if (was === undefined || was.sealed === null) return null
    const { left, since } = waitLeft(was, now)
    wait = left
    // A clock set back: the wait begins anew, and ends.
    if (left > 0) return { ...was, wrongAt: since }
    return { ...was, wrong: was.wrong + 1, wrongAt: now }
  })
  if (tried === null || tried.sealed === null) return { kind: 'gone' }
  if (wait > 0) return { kind: 'wait', wait }

  const opened = await unseal(pin, tried.sealed, aboutOf(tried))
  if (opened.kind === 'open') {
    await store.change(userId, (was) =>
      was === undefined ? null : { ...was, wrong: 0, wrongAt: 0, lastHere: now },
    )
    const { name, role } = tried
    env().session.keep({ token: opened.token, userId, name, role, sendToken: null }, true)
    // Their own token that can only send lies with their rows; where it was lost, it is put back.
    void env()
      .resumeSending()
      .catch(() => undefined)
    return { kind: 'in' }
  }
  if (opened.kind === 'broken' || tried.wrong >= MAX_WRONG) {
    await dropPin(userId, opened.kind === 'broken' ? null : 'tries', env)
    return { kind: 'gone' }
  }
  return {
    kind: 'wrong',
    left: MAX_WRONG - tried.wrong,
    wait: waitLeft(tried, clockOf(env())).left,
  }
}

async function storeOf({ device }: PeopleEnvironment): Promise<PeopleStore | null> {
  device.load()
  const db = (await device.ready())?.db
  return db === undefined ? null : createPeopleStore(db)
}

const clockOf = (env: PeopleEnvironment) => (env.now ?? Date.now)()

function bare({ userId, name, role }: BrowserSession): PersonRecord {
  return { userId, name, role, lastHere: 0, sealed: null, wrong: 0, wrongAt: 0 }
}

/** Bound to the seal: another's blob under this name, or this one with another role, is broken. */
function aboutOf({ userId, name, role }: PersonRecord): string {
  return JSON.stringify([userId, name, role])
}
