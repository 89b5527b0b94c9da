import type { Engine } from './engine.ts'

/** Ended rows are shown for this long, ms; no other row is ever deleted by a program. */
export const KEPT_FOR = 30 * 24 * 3_600_000

/** Deletes rows that ended long ago, save those that something waiting still follows. */
export async function prune(engine: Engine): Promise<void> {
  await engine.store.write(async (tx) => {
    const old = await tx.endedBefore(engine.now() - KEPT_FOR)
    if (old.length === 0) return
    const needed = new Set((await tx.open()).flatMap((row) => row.after))
    await tx.remove(old.filter((id) => !needed.has(id)))
  })
}
