import type { Kysely } from 'kysely'
import type { Service } from '#contract/services/service.ts'
import type { DeskRole } from '#domain/access.ts'
import type { Database, SyncedRow, SyncedTable } from '../../db/schema.ts'
import type { NewRow, Tx } from '../../db/store.ts'
import { settingsOf, type HouseSettings } from '../../house-settings.ts'
import { actorDisplayName, hasRole } from '../../pipeline/actor.ts'
import {
  refuse,
  write,
  type Call,
  type Endpoint,
  type WriteEndpoint,
} from '../../pipeline/endpoint.ts'
import { refuseUnopened } from '../check-opened.ts'
import { uniqueCode } from '../unique-code.ts'
import type { ServiceTable } from './rows.ts'
import { serializeOne } from './serializers.ts'

/** Tables of services. */
type PlacedTable = {
  [Table in SyncedTable]: Database[Table] extends ServiceTable ? Table : never
}[SyncedTable]

/** Columns that are filled for every service alike. */
type Filled = Exclude<keyof ServiceTable, keyof SyncedRow | `customer_${string}`>

interface Requested {
  code?: string | undefined
  source: string
  language?: string | undefined
}

/** A new request, and what the house has settled. */
export interface PlaceCall<Body> extends Call<Body> {
  /** The desk writes down what is fact: it is never too late, and nobody's limits count. */
  readonly recorded: boolean
  readonly settings: HouseSettings
}

/** What becomes of a request that can be had. */
interface Placed<Table extends PlacedTable> {
  /** Its other columns, all of them: the row is not read again. They are asked with the code. */
  columns(tx: Tx): Promise<Omit<Database[Table], Filled | keyof SyncedRow>>
  /** `pending` where it is absent. */
  status?: string
  /** Writes what must be in step with it: its lines, what it claims. */
  after?(tx: Tx, row: Database[Table]): Promise<void>
  /** Its public form, where what that takes from other tables is at hand. */
  publicOf?(row: Database[Table]): object
}

interface PlaceSettings<Table extends PlacedTable, Body> extends Pick<
  WriteEndpoint<Body>,
  'body' | 'answer' | 'invalid' | 'ahead'
> {
  /** The least role at the desk that records one in a guest's name. */
  recordedBy: DeskRole
  /** What the desk calls itself in `source`. */
  deskSources?: readonly string[]
  /** What guests' pages call themselves; any other is written down as the first. */
  guestSources?: readonly string[]
  /** What its id is called in the answer too. */
  idAs?: string
  /** As whoever knows its code sees it. */
  toPublic(db: Kysely<Database>, rows: readonly Database[Table][]): Promise<object[]>
  /** Checks, claims and prices it. Throws why it cannot be had. */
  take(tx: Tx, call: PlaceCall<Body>): Promise<Placed<Table>>
}

/**
 * How a service takes a new request, from a guest, the desk or a cart: not while the house has
 * switched the service off, however long the request waited on a device, and from guests not before
 * the house opens (`not_offered`). Nothing that was taken before asks for this: it goes on to its end.
 */
export function placeEndpoint<Table extends PlacedTable, Body extends Requested>(
  service: Service & { readonly table: Table },
  {
    recordedBy,
    deskSources = ['desk'],
    guestSources = ['public', 'public-book'],
    idAs,
    toPublic,
    take,
    ...endpoint
  }: PlaceSettings<Table, Body>,
): Endpoint {
  const { kind, table, answeredAs } = service
  return write<Body>({
    name: service.routes.place,
    ...endpoint,
    async write(tx, call) {
      const { body, actor, operation } = call
      const settings = await settingsOf(tx.db)
      if (settings.services_off.includes(kind)) refuse('switched_off')
      refuseUnopened(settings, actor)
      // Nobody but staff can say that something is the desk's.
      const recorded = hasRole(actor, recordedBy) && deskSources.includes(body.source)
      const placed = await take(tx, { ...call, recorded, settings })
      const { status = 'pending' } = placed
      const [code, columns] = await Promise.all([
        uniqueCode(tx, table, body.code),
        placed.columns(tx),
      ])
      const sources = recorded ? deskSources : guestSources
      const row: Pick<ServiceTable, Filled> & { id: string } = {
        id: tx.newId(table),
        code,
        status,
        source: sources.find((one) => one === body.source) ?? guestSources[0] ?? '',
        cancel_reason: null,
        device_time: operation?.deviceTime ?? null,
        changed_by: actorDisplayName(actor),
        language: body.language ?? null,
      }
      const whole = { ...columns, ...row }
      const stamps = await tx.insert(table, whole as unknown as NewRow<Table>)
      const written = { ...whole, ...stamps } as unknown as Database[Table]
      const { id } = row
      await placed.after?.(tx, written)
      const shown = placed.publicOf?.(written) ?? (await serializeOne(toPublic, tx.db, written))
      return {
        status: 201,
        body: { id, ...(idAs && { [idAs]: id }), [answeredAs]: shown },
        changes: [
          { resource: table, rowId: id, changed: { status: [null, status] }, row: written },
        ],
      }
    },
  })
}
