import { startPostgres } from '../fixtures/postgres.ts'
import type { Figure } from './figures.ts'

export type Stored = 'sqlite' | 'postgres'

/** The figures of a part on each kind of store, on a PostgreSQL of its own that flushes each commit. */
export async function onBothStores(
  part: (store: Stored) => Promise<Figure[]>,
  only?: string,
): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true })
  const before = process.env.TEST_POSTGRES_URL
  process.env.TEST_POSTGRES_URL = postgres.url
  try {
    const stores = (['sqlite', 'postgres'] as const).filter((one) => !only || one === only)
    const figures: Figure[] = []
    for (const store of stores) figures.push(...(await part(store)))
    return figures
  } finally {
    if (before === undefined) delete process.env.TEST_POSTGRES_URL
    else process.env.TEST_POSTGRES_URL = before
    await postgres.stop()
  }
}
