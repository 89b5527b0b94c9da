import type { QueryClient } from '@tanstack/query-core'
import type { CartLine } from '#contract/cart.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { changeDraft, readDraft } from './drafts.ts'

/**
 * The cart for the whole stay, stored on this device. Service pages put their request into it instead
 * of sending it; /book shows and confirms it. It is here because all features use it.
 */

const NAME = 'stay-cart'
const KEY = [NAME]
const MAX_LINES = 30

type Unnamed<Line> = Line extends unknown ? Omit<Line, 'line'> : never

/** What a service page hands over: its request, and how it is called until the server has priced it. */
export type NewCartLine = Unnamed<CartLine> & {
  /** In the guest's words and language, e.g. `Guided walk, 2 people`. */
  title: string
  /** When, or what more there is to say; may be empty. */
  detail: string
  /** First and last day, `YYYY-MM-DD`. */
  from: string
  to: string
  /** In the base currency, as worked out on the device. */
  total: number
}

export type StoredCartLine = NewCartLine & { line: string }

export type PutInCart = 'added' | 'full' | 'not_kept'

/** The lines, oldest first; kept current in this tab, read again when another tab comes back. */
export const stayCartQuery = {
  queryKey: KEY,
  queryFn: async (): Promise<StoredCartLine[]> => await readLines(),
  networkMode: 'always' as const,
}

async function readLines(): Promise<StoredCartLine[]> {
  return linesOf((await readDraft(NAME))?.value)
}

const linesOf = (kept: unknown) => (Array.isArray(kept) ? (kept as StoredCartLine[]) : [])

/** `replacing`: the line that this is another version of; it keeps its place. */
export async function putInCart(
  client: QueryClient,
  added: NewCartLine,
  replacing?: string,
): Promise<PutInCart> {
  const stored = { ...added, line: replacing ?? uuidv7(Date.now()) }
  let isFull = false
  const isKept = await changeLines(client, (lines) => {
    const at = lines.findIndex(({ line }) => line === replacing)
    isFull = at === -1 && lines.length >= MAX_LINES
    if (isFull) return lines
    return at === -1 ? [...lines, stored] : lines.with(at, stored)
  })
  if (isFull) return 'full'
  return isKept ? 'added' : 'not_kept'
}

/** False: the device could not keep it; nothing changed. */
export async function takeFromCart(
  client: QueryClient,
  lines: readonly string[],
): Promise<boolean> {
  return await changeLines(client, (kept) => kept.filter(({ line }) => !lines.includes(line)))
}

async function changeLines(
  client: QueryClient,
  change: (lines: StoredCartLine[]) => StoredCartLine[],
): Promise<boolean> {
  let lines: StoredCartLine[] = []
  const isKept = await changeDraft(NAME, (kept) => (lines = change(linesOf(kept))))
  if (isKept) client.setQueryData(KEY, lines)
  return isKept
}
