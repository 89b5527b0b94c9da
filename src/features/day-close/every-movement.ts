import type { DayMovement, DayMovements } from '#contract/day-close.ts'
import type { AskServer } from '#offline/link/ask.ts'

export interface EveryMovement {
  rows: DayMovement[]
  /** How many the house has; more than `rows` where not all could be fetched. */
  total: number
  whole: boolean
}

/** Endless answers of a server that goes wrong are given up here: half a million movements. */
const MAX_PAGES = 1_000

function pageOf(body: unknown): DayMovements | null {
  const page = body as Partial<DayMovements> | null
  return Array.isArray(page?.data) && typeof page.total === 'number' ? (page as DayMovements) : null
}

/**
 * Every movement of a day, page by page until there are no more. Null: not even the first page came.
 */
export async function everyMovement(
  ask: AskServer,
  token: string | null,
  day: string,
): Promise<EveryMovement | null> {
  const rows: DayMovement[] = []
  let total = 0
  let after: string | null = ''
  for (let pages = 0; after !== null; pages += 1) {
    const query: Record<string, string> = after === '' ? { day } : { day, after }
    const asked = pages < MAX_PAGES ? await ask({ route: 'listDayMovements', query, token }) : null
    const page = asked?.kind === 'answer' && asked.ok ? pageOf(asked.body) : null
    if (page === null) return rows.length === 0 ? null : { rows, total, whole: false }
    rows.push(...page.data)
    ;({ total, next: after } = page)
  }
  return { rows, total, whole: true }
}
