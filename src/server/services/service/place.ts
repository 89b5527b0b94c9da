import type { Service } from '#contract/services/service.ts'
import type { Database, SyncedRow } from '../../db/schema.ts'
import type { NewRow, Tx } from '../../db/store.ts'
import { actorDisplayName } from '../../pipeline/actor.ts'
import {
  refuse,
  write,
  type Answer,
  type Call,
  type Endpoint,
  type WriteEndpoint,
} from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { refuseUnopened } from '../check-opened.ts'
import { uniqueCode, type CodedTable } from '../unique-code.ts'

/** Throws `not_offered` for a kind that the house has switched off, and for guests before it opens. */
async function checkOffered(
  tx: Tx,
  { kind }: Pick<Service, 'kind'>,
  { actor }: Pick<Call, 'actor'>,
): Promise<void> {
  const settings = await settingsOf(tx.db)
  if (settings.services_off.includes(kind)) refuse('switched_off')
  refuseUnopened(settings, actor)
}

/**
 * How a service takes a new request, from a guest, the desk or a cart: not while the house has
 * switched the service off, however long the request waited on a device. Nothing that was taken
 * before asks for this: it goes on to its end.
 */
export function placeEndpoint<Body>(
  service: Service,
  endpoint: Pick<WriteEndpoint<Body, undefined>, 'body' | 'answer' | 'invalid' | 'write'>,
): Endpoint {
  return write<Body>({
    name: service.routes.place,
    ...endpoint,
    async write(tx, call) {
      await checkOffered(tx, service, call)
      return await endpoint.write(tx, call, undefined)
    },
  })
}

/** A new row's columns that are filled in alike for every service. */
type Common = 'id' | 'code' | 'cancel_reason' | 'device_time' | 'changed_by' | 'language'

/** The others, all of them: the row is not read again. */
type Columns<Table extends CodedTable> = Omit<Database[Table], Common | keyof SyncedRow>

/** Writes a new row; answers it as the store has it. What `columns` asks is asked with the code. */
export async function insertPlaced<Table extends CodedTable>(
  tx: Tx,
  table: Table,
  {
    body,
    actor,
    operation,
  }: Pick<
    Call<{ code?: string | undefined; language?: string | undefined }>,
    'body' | 'actor' | 'operation'
  >,
  columns: (tx: Tx) => Promise<Columns<Table>>,
): Promise<Database[Table]> {
  const [code, its] = await Promise.all([uniqueCode(tx, table, body.code), columns(tx)])
  const row = {
    id: tx.newId(table),
    code,
    cancel_reason: null,
    device_time: operation?.deviceTime ?? null,
    changed_by: actorDisplayName(actor),
    language: body.language ?? null,
    ...its,
  }
  const stamps = await tx.insert(table, row as unknown as NewRow<Table>)
  return { ...row, ...stamps } as unknown as Database[Table]
}

/** The answer to a new row, and its line in the audit. */
export const placed = (
  { table }: Pick<Service, 'table'>,
  row: { id: string; status: string },
  body: object,
): Answer => ({
  status: 201,
  body: { id: row.id, ...body },
  changes: [{ resource: table, rowId: row.id, changed: { status: [null, row.status] }, row }],
})

/** Where a row comes from: nobody but staff can say that it is the desk's. */
export const sourceOf = (recorded: boolean, said: string) =>
  recorded ? 'desk' : said === 'public-book' ? said : 'public'
