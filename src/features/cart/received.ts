import type { PublicCart } from '#contract/cart.ts'
import { listRows } from '#contract/route.ts'
import { readDraft, saveDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { MAX_CODES } from '#parts/own-requests.ts'
import { toOwnCart, type OwnCart } from './own-cart.ts'

/**
 * What the server last told about stays booked from this device. It is no cached list: the server
 * puts a stay together from the rows of its services, so no row of it comes with the changes.
 */
export interface ReceivedCarts {
  carts: OwnCart[]
  /** ISO, the server's clock; null: never received. */
  asOf: string | null
  /** The server did not answer: these are cached. */
  fromDevice: boolean
}

const DRAFT = 'cart:heard'

interface Draft {
  /** ISO, the server's clock. */
  at: string
  rows: PublicCart[]
}

const toOwnCarts = (rows: readonly PublicCart[]) =>
  rows.map(toOwnCart).filter((cart) => cart !== null)

export async function fetchCarts(codes: readonly string[]): Promise<ReceivedCarts> {
  const asked = await offline().ask({
    route: 'lookUpCarts',
    body: { codes: codes.slice(0, MAX_CODES) },
    timeout: 10_000,
  })
  const answered = asked.kind === 'answer' && asked.ok ? listRows(asked.body) : undefined
  if (asked.kind === 'none' || answered === undefined) return await cachedCarts(codes)
  const rows = answered as PublicCart[]
  const asOf = asked.houseTime ?? new Date(offline().clock.now()).toISOString()
  await saveDraft(DRAFT, { at: asOf, rows } satisfies Draft)
  return { carts: toOwnCarts(rows), asOf, fromDevice: false }
}

async function cachedCarts(codes: readonly string[]): Promise<ReceivedCarts> {
  const cached = (await readDraft(DRAFT))?.value as Draft | undefined
  const rows = cached?.rows.filter(({ code }) => codes.includes(code)) ?? []
  const asOf = cached?.at ?? null
  return { carts: toOwnCarts(rows), asOf, fromDevice: asOf !== null }
}
