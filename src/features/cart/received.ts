import type { PublicCart } from '#contract/cart.ts'
import type { PaymentState } from '#contract/payments.ts'
import { listRows } from '#contract/route.ts'
import { changeDraft, readDraft, saveDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { inLookUps } from '#parts/own-requests.ts'
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
  const rows: PublicCart[] = []
  let asOf = new Date(offline().clock.now()).toISOString()
  for (const part of inLookUps(codes)) {
    const asked = await offline().ask({
      route: 'lookUpCarts',
      body: { codes: part },
      timeout: 10_000,
    })
    const answered = asked.kind === 'answer' && asked.ok ? listRows(asked.body) : undefined
    if (asked.kind === 'none' || answered === undefined) return await cachedCarts(codes)
    rows.push(...(answered as PublicCart[]))
    asOf = asked.houseTime ?? asOf
  }
  await saveDraft(DRAFT, { at: asOf, rows } satisfies Draft)
  return { carts: toOwnCarts(rows), asOf, fromDevice: false }
}

/**
 * What the house says of a payment, written into the stays that this device keeps: they were told before it,
 * and without the link nothing else is.
 */
export async function applyPayment({ subjects = [] }: Partial<PaymentState>): Promise<void> {
  const statusOf = new Map(subjects.map(({ id, payment_status }) => [id, payment_status]))
  await changeDraft(DRAFT, (kept) => {
    const draft = kept as Draft | undefined
    return draft && { ...draft, rows: draft.rows.map((cart) => withPayment(cart, statusOf)) }
  })
}

function withPayment(cart: PublicCart, statusOf: ReadonlyMap<string, string>): PublicCart {
  let { paid } = cart
  const lines = cart.lines.map((line) => {
    const payment_status = statusOf.get(line.subjects[0]?.id ?? '') ?? line.payment_status
    if (payment_status === 'paid' && line.payment_status !== 'paid') paid += line.total
    return { ...line, payment_status }
  })
  return { ...cart, lines, paid }
}

async function cachedCarts(codes: readonly string[]): Promise<ReceivedCarts> {
  const cached = (await readDraft(DRAFT))?.value as Draft | undefined
  const rows = cached?.rows.filter(({ code }) => codes.includes(code)) ?? []
  const asOf = cached?.at ?? null
  return { carts: toOwnCarts(rows), asOf, fromDevice: asOf !== null }
}
