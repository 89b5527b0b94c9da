import { memoizeWeak } from '#lib/memoize-weak.ts'
import { mayRead, readableBy, type Resource } from '#contract/resources.ts'
import { routeOf } from '#contract/routes.ts'
import { roleAtLeast } from '#domain/access.ts'
import { actorKey, type OperationRow } from '../db/schema.ts'
import { offline, type Offline } from '../offline.ts'
import type { ActorSummary } from '../outbox/types.ts'
import { actorOf, type BrowserSession } from '../session.ts'
import { OUTBOX, reuseUnchanged } from './outbox-queries.ts'

/**
 * The outbox rows of everybody on this device: every overlay and every count of the desk comes from
 * them. Two people share a tablet, and each sees what the other did.
 */

type Env = () => { outbox: Pick<Offline['outbox'], 'list' | 'actors'> }

/**
 * Every row of everybody on this device, newest first, ended ones too. For counts alone: a screen
 * takes what `readableRows` leaves of them.
 */
export function everyRowQuery(env: Env = offline) {
  return {
    queryKey: [OUTBOX, 'rows', 'everybody'],
    queryFn: (): Promise<OperationRow[]> => env().outbox.list(),
    staleTime: Infinity,
    structuralSharing: reuseUnchanged,
  }
}

/** Who has something open on this device, and how much; guests are one person. */
export function ownersQuery(env: Env = offline) {
  return {
    queryKey: [OUTBOX, 'owners'],
    queryFn: (): Promise<ActorSummary[]> => env().outbox.actors(),
    staleTime: Infinity,
  }
}

const memoize = memoizeWeak<readonly OperationRow[]>()

/**
 * The rows that somebody may read: their own, and everybody else's as far as their role reads the
 * resource. The same array for the same rows and person.
 */
export function readableRows(
  rows: readonly OperationRow[],
  session: BrowserSession | null,
): readonly OperationRow[] {
  const own = actorKey(actorOf(session))
  const role = session?.role ?? null
  return memoize(rows, [own, role], () =>
    rows.filter((row) => row.actorKey === own || mayReadRow(role, row)),
  )
}

/**
 * Whether a role may read what a colleague's operation is about: the resource, and nothing that only
 * another role may do, since a body may name money though its resource does not.
 */
export function mayReadRow(role: string | null, { route }: Pick<OperationRow, 'route'>): boolean {
  const { subject, role: least, access } = routeOf(route)
  if (access !== 'public' && !roleAtLeast(role ?? '', least ?? 'staff')) return false
  return subject === undefined || !(subject in readableBy)
    ? roleAtLeast(role ?? '', 'reception')
    : mayRead(role, subject as Resource)
}
