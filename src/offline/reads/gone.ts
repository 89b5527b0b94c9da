import type { Resource } from '#contract/resources.ts'
import type { DeviceDb } from '../db/open.ts'

/**
 * Rows whose deletion GET /api/changes reported to this device. An answer that was lost on its way
 * and comes again, or was slow, still has them as they were then: it must not bring them back. The feed
 * alone does, or a list that was asked for since.
 *
 * Only names are kept, one fact an owner, also over a sign-out: what waits is sent after it, too.
 * All of it runs inside the caller's transaction over `facts`.
 */
export type Gone = ReadonlySet<string>

/** Deletions are few a day; an answer can come this late only after more than a season of them. */
const MAX_NAMES = 2_000

const factName = (owner: string) => `gone:${owner}`

/** `rooms/12`: no resource's name has a slash. */
export const named = (resource: Resource, id: string) => `${resource}/${id}`

export async function readGone(db: DeviceDb, owner: string): Promise<Gone> {
  const fact = await db.facts.get(factName(owner))
  return new Set((fact?.value ?? []) as string[])
}

/**
 * Writes down what went and what is there again, by `named`.
 *
 * @param max the newest so many are remembered
 */
export async function noteGone(
  db: DeviceDb,
  owner: string,
  { gone, back }: { gone: readonly string[]; back: readonly string[] },
  max = MAX_NAMES,
): Promise<void> {
  const known = await readGone(db, owner)
  if (gone.length === 0 && !back.some((name) => known.has(name))) return
  const now = new Set(known)
  for (const name of back) now.delete(name)
  for (const name of gone) {
    // Anew at the end: the oldest are forgotten first.
    now.delete(name)
    now.add(name)
  }
  await db.facts.put({ name: factName(owner), value: [...now].slice(-max) })
}
