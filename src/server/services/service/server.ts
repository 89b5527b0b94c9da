import type { Kysely, RawBuilder } from 'kysely'
import type { ReportCategory, ReportService } from '#contract/report-kinds.ts'
import type { ResourceRow } from '#contract/resources.ts'
import type { AnyServiceTable } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { addDays } from '#domain/days.ts'
import type { CartLine } from '#contract/cart.ts'
import type { NamedTax } from '#domain/folio.ts'
import type { Database, HouseTable } from '../../db/schema.ts'
import type { Budget } from '../../budgets/budgets.ts'
import type { Migration } from '../../db/migrate.ts'
import type { Tx } from '../../db/store.ts'
import type { Wires } from '../../db/wire.ts'
import type { Documents } from '../../documents/documents.ts'
import type { ByLetterLanguage } from '../../notices/texts/letter-locale.ts'
import type { Endpoint } from '../../pipeline/endpoint.ts'
import type { PushPriority } from '../../push/priority.ts'
import type { GuestViewContext, DescribeForGuest } from '../cancellations/index.ts'
import type { CartLineHandler } from '../cart/index.ts'
import type { Money } from '../money-of.ts'
import type { ManagedResource } from '../catalogue/index.ts'
import type { ImportedOffer } from '../imports/index.ts'
import type { ServiceSerializers } from './serializers.ts'
import type { NoticeRecipient } from './notify-of-step.ts'

/** What every service's row has. Money and flag are absent where it costs nothing by itself. */
export interface ServiceRow extends NoticeRecipient {
  code: string
  status: string
  customer_name: string
  flag?: string | null
  payment_status?: string
}

/** What a step or money changes on a row. */
export interface RowPatch {
  status?: string
  cancel_reason?: string | null
  payment_status?: 'unpaid' | 'paid' | 'failed' | 'refunded'
  flag?: string | null
  /** Who did it, for colleagues: a name, or `guest`; null: the house by itself. */
  changed_by: string | null
}

/** Texts of the letter that confirms it. */
export interface ConfirmedLabels {
  subject(house: string, code: string): string
  title: string
  lead: string
  what: string
  when: string
}

/** The server's part of a service: what its description does not cover. */
export interface ServiceServer<Row extends ServiceRow = ServiceRow> {
  serializers: ServiceSerializers<Row>
  confirmationTexts: ByLetterLanguage<ConfirmedLabels>
  /**
   * Changes a row with all that must be in step with it: what it claims, and what everyone may know
   * of that. Default: the row alone.
   */
  change?(tx: Tx, id: string, patch: RowPatch): Promise<Row>
  /** For the guest: in look-ups, cancellations and letters. */
  describeForGuest(
    row: Row,
    paid: Money,
    context: GuestViewContext,
  ): ReturnType<DescribeForGuest<Row>>
  /**
   * What its columns that hold a person say after they were erased, beside name, phone and e-mail,
   * and those too where they cannot be empty.
   */
  erasedColumns: Readonly<Record<string, string | null>>
  /** The table with the items of a row, and its foreign key. */
  itemsIn?: { table: keyof Database; column: string }
  /** What it is chosen from: as devices keep it, and as staff manage it. */
  offers?: {
    rows: Partial<Wires>
    /** Where a request has the id of the one that it is for; absent: it names several, or none. */
    requestField?: string
    /** As guests read it, where the desk reads more. */
    publicRows?: Partial<Wires>
    managed: readonly ManagedResource[]
  }
  /** What it keeps in the house's row and staff change on its own page: a row beside the settings. */
  settingsRow?(house: HouseTable): ResourceRow
  /** What each is called on a payment's page; absent: it costs nothing. */
  titles?(db: Kysely<Database>, rows: readonly Row[]): Promise<string[]>
  /** The taxes that its price contains, as when it was ordered, by id; absent: by its kind. */
  taxes?(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, readonly NamedTax[]>>
  /** What reports count apart of what it earns: drinks are the bar's. */
  separateRevenue?: {
    as: ReportService & ReportCategory
    /** The share of a payment that is, 0 to 1, for a query of `payments`. */
    share(db: Kysely<Database>): Promise<RawBuilder<number>>
    /** The rows of which it is the larger part. */
    predominantIn(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlySet<string>>
  }
  /** How many days each lasts, for services without a column for the last day. */
  durations?(db: Kysely<Database>, rows: readonly Row[]): Promise<number[]>
}

/** All that the server has of a service, as services/index.ts registers it. */
export interface RegisteredService<Row extends ServiceRow = ServiceRow> extends ServiceServer<Row> {
  endpoints: readonly Endpoint[]
  /** What strangers may have of it that waits for the house. */
  budgets?: Readonly<Record<string, Budget>>
  documents?: Documents
  /** The push message for a new one, where it differs from the usual. */
  pushPriority?: PushPriority
  /** Steps of its tables, beside those in db/migrations. */
  migrations?: readonly Migration[]
  /** What a spreadsheet brings along of its offer; absent: nothing. */
  imports?: ImportedOffer
  /** Its tables in the lists that an owner takes along: table -> what a row of it is. */
  listed: Readonly<Record<string, string>>
  /** Its tables that no list is made of, and why. */
  unlisted?: Readonly<Record<string, string>>
  /** How a line of a cart becomes one; absent: it is in no cart. */
  cartLine?: CartLineHandler<CartLine['request']>
}

/** Changes a row by the service's own `change`, if it has one. */
export async function changeServiceRow<Row extends ServiceRow>(
  tx: Tx,
  { serializers, change }: ServiceServer<Row>,
  id: string,
  patch: RowPatch,
): Promise<Row> {
  if (change !== undefined) return await change(tx, id, patch)
  return (await tx.update(
    serializers.service.table as AnyServiceTable,
    id,
    patch,
  )) as unknown as Row
}

/** The first and last day of each, by the description's columns. */
export async function daysOfRows(
  db: Kysely<Database>,
  { serializers, durations }: ServiceServer,
  rows: readonly ServiceRow[],
): Promise<{ from: string; to: string }[]> {
  const { day, until = day }: Service['when'] = serializers.service.when
  const dayOf = (row: object, column: string) =>
    String((row as Record<string, unknown>)[column]).slice(0, 10)
  const known = rows.length === 0 ? [] : await durations?.(db, rows)
  return rows.map((row, at) => {
    const from = dayOf(row, day)
    const length = known?.[at]
    return { from, to: length === undefined ? dayOf(row, until) : addDays(from, length - 1) }
  })
}
