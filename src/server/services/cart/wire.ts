import type { Kysely, Selectable } from 'kysely'
import type { CartKind, PublicCart } from '#contract/cart.ts'
import { fromCents } from '#domain/money.ts'
import type { CartLinesTable, CartRowsTable, CartsTable, Database } from '../../db/schema.ts'
import { baseOf } from '../../house-settings.ts'
import { syncedFields } from '../../db/wire.ts'
import { moneyOf } from '../money-of.ts'
import { keyOf, statesOf, type Subject, type SubjectState } from './subjects.ts'

export type CartRow = Selectable<CartsTable>

type BookedLine = PublicCart['lines'][number]

/** The stored lines of carts and the rows that they became. */
export interface CartParts {
  lines: readonly Selectable<CartLinesTable>[]
  rows: readonly Selectable<CartRowsTable>[]
}

export async function partsOf(db: Kysely<Database>, ids: readonly string[]): Promise<CartParts> {
  const lines = await db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', 'in', [...ids])
    .orderBy('cart_id')
    .orderBy('position')
    .execute()
  const rows = await db
    .selectFrom('cart_rows')
    .selectAll()
    .where('cart_id', 'in', [...ids])
    .orderBy('cart_id')
    .orderBy('position')
    .orderBy('subject_id')
    .execute()
  return { lines, rows }
}

export const subjectOf = (row: Pick<CartRowsTable, 'subject_kind' | 'subject_id'>): Subject => ({
  kind: row.subject_kind as Subject['kind'],
  id: row.subject_id,
})

/** One value for all rooms of a line: the one that is furthest from done. */
function furthestOf(values: readonly string[], order: readonly string[]): string | null {
  return order.find((one) => values.includes(one)) ?? values[0] ?? null
}

const statusOrder = ['pending', 'approved', 'accepted', 'active', 'completed', 'cancelled']
const paymentOrder = ['failed', 'unpaid', 'pending', 'refunded', 'paid']

const isActive = ({ status }: SubjectState) => status !== 'cancelled'

/** Cents of what is not cancelled; of all where all is. */
function centsOf(states: readonly SubjectState[]): number {
  const active = states.filter(isActive)
  return (active.length === 0 ? states : active).reduce((sum, row) => sum + row.total_cents, 0)
}

function lineWire(line: Selectable<CartLinesTable>, states: readonly SubjectState[]): BookedLine {
  const active = states.filter(isActive)
  const shown = active.length === 0 ? states : active
  const rooms = shown.flatMap(({ room }) => room ?? [])
  const days = (of: 'from' | 'to') => shown.map((row) => row[of]).toSorted()
  return {
    line: line.line,
    kind: line.kind as CartKind,
    code: states[0]?.code ?? null,
    subjects: states.map(({ kind, id }) => ({ kind, id })),
    title: line.title,
    ...(rooms.length > 0 && { rooms }),
    from: days('from')[0] ?? line.from_day,
    to: days('to').at(-1) ?? line.to_day,
    total: fromCents(centsOf(states)),
    status: furthestOf(
      shown.map(({ status }) => status),
      statusOrder,
    ),
    payment_status: furthestOf(
      shown.map(({ payment_status }) => payment_status),
      paymentOrder,
    ),
    refusal: line.refusal === null ? null : (JSON.parse(line.refusal) as BookedLine['refusal']),
  }
}

/** Cents that the house has for these rows. */
async function paidFor(db: Kysely<Database>, subjects: readonly Subject[]): Promise<number> {
  let cents = 0
  const inBase = { currency: await baseOf(db), rate: null }
  for (const kind of new Set(subjects.map((one) => one.kind))) {
    const ids = subjects.flatMap((one) => (one.kind === kind ? [one.id] : []))
    cents += (await moneyOf(db, kind, ids, inBase)).heldCents
  }
  return cents
}

/** Carts for whoever knows their codes: every line in its current state. Nothing personal. */
export async function publicCarts(
  db: Kysely<Database>,
  carts: readonly CartRow[],
): Promise<PublicCart[]> {
  if (carts.length === 0) return []
  const parts = await partsOf(
    db,
    carts.map(({ id }) => id),
  )
  const states = await statesOf(db, parts.rows.map(subjectOf))
  const base = await baseOf(db)
  const shown: PublicCart[] = []
  for (const cart of carts) {
    const own = parts.rows.filter(({ cart_id }) => cart_id === cart.id)
    const found = own.flatMap((row) => states.get(keyOf(subjectOf(row))) ?? [])
    const lines = parts.lines
      .filter(({ cart_id }) => cart_id === cart.id)
      .map((line) => {
        const rowsOfLine = own.filter(({ position }) => position === line.position)
        return lineWire(
          line,
          rowsOfLine.flatMap((row) => states.get(keyOf(subjectOf(row))) ?? []),
        )
      })
    const total = found.filter(isActive).reduce((sum, row) => sum + row.total_cents, 0)
    shown.push({
      ...syncedFields(cart),
      // A cart is as new as what it consists of: devices keep the newer of two.
      version: found.reduce((sum, { version }) => sum + version, cart.version),
      changed_at: [cart.changed_at, ...found.map((row) => row.changed_at)].toSorted().at(-1) ?? '',
      code: cart.code,
      take: cart.take as PublicCart['take'],
      payment_method: cart.payment_method as PublicCart['payment_method'],
      lines,
      total: fromCents(total),
      paid: fromCents(await paidFor(db, found)),
      currency: base,
    })
  }
  return shown
}
