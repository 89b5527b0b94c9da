import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { ResourceRow } from '#contract/resources.ts'
import type { AnyServiceTable } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import type { Database } from '../../db/schema.ts'
import { rowsIn, type WireRows } from '../../db/wire.ts'

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
