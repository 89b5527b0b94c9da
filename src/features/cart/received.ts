import { listRows } from '#contract/route.ts'
import { looseList, looseObject, looseText } from '#lib/loose.ts'
import { readDraft, saveDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { MAX_CODES } from '#parts/own-requests.ts'
import { parseOwnCart, type OwnCart } from './own-cart.ts'

/**
 * What the house last said of stays booked from this device. No list that devices keep: a stay is
 * put together from its services' rows, and has none of its own that would come with the changes.
 */
export interface ReceivedCarts {
  carts: OwnCart[]
  /** ISO, the house's clock; null: never heard. */
  asOf: string | null
  /** The house was asked in vain: this is what the device remembers. */
  fromDevice: boolean
}

const KEPT_AS = 'cart:heard'

const codeIn = (raw: unknown) => looseText(looseObject(raw).code)
const parsed = (rows: readonly unknown[]) =>
  rows.flatMap((raw) => {
    const cart = parseOwnCart(raw)
    return cart === null ? [] : [cart]
  })

export async function fetchCarts(codes: readonly string[]): Promise<ReceivedCarts> {
  const asked = await offline().ask({
    route: 'lookUpCarts',
    body: { codes: codes.slice(0, MAX_CODES) },
    timeout: 10_000,
  })
  const rows = asked.kind === 'answer' && asked.ok ? listRows(asked.body) : undefined
  if (asked.kind === 'none' || rows === undefined) return await remembered(codes)
  const asOf = asked.houseTime ?? new Date(offline().clock.now()).toISOString()
  await saveDraft(KEPT_AS, { at: asOf, rows })
  return { carts: parsed(rows), asOf, fromDevice: false }
}

async function remembered(codes: readonly string[]): Promise<ReceivedCarts> {
  const kept = looseObject((await readDraft(KEPT_AS))?.value)
  const rows = looseList(kept.rows).filter((raw) => codes.includes(codeIn(raw)))
  const asOf = looseText(kept.at) || null
  return { carts: parsed(rows), asOf, fromDevice: asOf !== null }
}
