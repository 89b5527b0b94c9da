import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { ResourceRow } from '#contract/resources.ts'
import type { AnyServiceTable } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import type { Currency } from '#lib/currency.ts'
import type { Database } from '../../db/schema.ts'
import { onWire, rowsIn, type OtherFields, type WireRows } from '../../db/wire.ts'
import { baseOf } from '../../house-settings.ts'

/** A service's rows on the wire: for whoever knows their codes, and for the desk. */
export interface ServiceSerializers<Row, Public = unknown, Desk = unknown> {
  service: Service
  /** Schemas of one row. */
  publicSchema: z.ZodMiniType
  deskSchema: z.ZodMiniType
  /** Nothing personal. */
  toPublic(db: Kysely<Database>, rows: readonly Row[]): Promise<Public[]>
  toDesk(db: Kysely<Database>, rows: readonly Row[]): Promise<Desk[]>
}

interface Forms<
  Row extends object,
  Public extends z.ZodMiniObject,
  Desk extends z.ZodMiniObject,
  Beside,
> {
  service: Service
  publicSchema: Public
  deskSchema: Desk
  /** What its fields take from other tables, read once for all rows. */
  beside?(db: Kysely<Database>, rows: readonly Row[]): Promise<Beside>
  /** The fields that are not columns of the row; absent: there are none. `base`: the house's currency. */
  publicFields?(row: Row, base: Currency, beside: Beside): OtherFields<Row, z.infer<Public>>
  deskFields?(
    row: Row,
    beside: Beside,
  ): Omit<OtherFields<Row, z.infer<Desk>>, keyof z.infer<Public>> & Partial<z.infer<Desk>>
}

interface SerializersOf<Row, Public, Desk, Beside> extends ServiceSerializers<Row, Public, Desk> {
  /** Of a row whose fields from other tables are at hand. */
  publicOf(row: Row, base: Currency, beside: Beside): Public
}

/** Both forms of a service's rows, by their schemas. */
export function serializersOf<
  Row extends object,
  Public extends z.ZodMiniObject,
  Desk extends z.ZodMiniObject,
  Beside = undefined,
>(
  forms: Forms<Row, Public, Desk, Beside>,
): SerializersOf<Row, z.infer<Public>, z.infer<Desk>, Beside> {
  const { service, publicSchema, deskSchema, publicFields, deskFields } = forms
  type Others = OtherFields<Row, z.infer<Public>>
  async function around(db: Kysely<Database>, rows: readonly Row[]) {
    const beside = (await forms.beside?.(db, rows)) as Beside
    return { beside, base: await baseOf(db) }
  }
  const publicOf = (row: Row, base: Currency, beside: Beside) =>
    onWire(publicSchema, row, publicFields?.(row, base, beside) ?? ({} as Others))
  return {
    service,
    publicSchema,
    deskSchema,
    publicOf,
    async toPublic(db, rows) {
      const { beside, base } = await around(db, rows)
      return rows.map((row) => publicOf(row, base, beside))
    },
    async toDesk(db, rows) {
      const { beside, base } = await around(db, rows)
      return rows.map((row) => {
        const others = { ...publicFields?.(row, base, beside), ...deskFields?.(row, beside) }
        return onWire(deskSchema, row, others as never)
      })
    },
  }
}

/** Serializes one row with a function that takes several. */
export async function serializeOne<Row, Form>(
  serialize: (db: Kysely<Database>, rows: readonly Row[]) => Promise<Form[]>,
  db: Kysely<Database>,
  row: Row,
): Promise<Form> {
  const [serialized] = await serialize(db, [row])
  return serialized as Form
}

/** The rows of a service's table that are not deleted. */
export const activeRows = (db: Kysely<Database>, { table }: Pick<Service, 'table'>) =>
  db.selectFrom(table as AnyServiceTable).where('deleted_at', 'is', null)

/** For the feed of changes, which staff alone read these from. */
export function feedRows<Row>({ service, toDesk }: ServiceSerializers<Row>): WireRows {
  return async (db, ids) => {
    const all = activeRows(db, service).selectAll()
    return (await toDesk(db, (await rowsIn(all, ids)) as Row[])) as ResourceRow[]
  }
}
