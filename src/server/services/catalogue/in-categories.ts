import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { namedCategory as categorySchema } from '#contract/catalogue-manage.ts'
import type { RouteName } from '#contract/routes.ts'
import type { AnyServiceTable, CategoryTable, OfferTable } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { dayIn } from '#domain/days.ts'
import type { Database, Flag, SyncedRow } from '../../db/schema.ts'
import { translationsWire, type TranslatedRow } from '../../db/translations.ts'
import { onWire, rowsOf } from '../../db/wire.ts'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import type { Tx } from '../../db/store.ts'
import { settingsOf } from '../../house-settings.ts'
import { read } from '../../pipeline/endpoint.ts'
import { matches } from '../search.ts'
import { namedCategoryRows } from './categories.ts'
import { checkCategory, namedCategory } from './checks.ts'
import type { ManagedResource } from './managed.ts'

/** A row of an offer that stands in categories. */
interface CategorizedRow extends SyncedRow, TranslatedRow {
  category_id: string
  name: string
  is_available: Flag
}

/** With its category's name. */
export type OfferRow<Row> = Row & {
  category_name: string
  category_translations?: string | undefined
}

type CategorizedTable = {
  [Table in OfferTable]: Database[Table] extends CategorizedRow ? Table : never
}[OfferTable]

interface Described<Table extends CategorizedTable> {
  /** As the service's description has it. */
  offer: { table: Table; list: RouteName; categories: { table: CategoryTable; list: RouteName } }
  /** Of a row on the wire. */
  schema: z.ZodMiniObject
  /** The fields that are no columns of it, beside its category and whether it can be had. */
  fields(row: Database[Table]): object
  /** Texts of a row in which the list is searched, beside its name and its category's. */
  soughtIn(row: Database[Table]): readonly string[]
  /** Whether a row is one of those asked for by `available`. */
  wanted(asked: string | undefined, isAvailable: boolean): boolean
}

/**
 * An offer in categories, as guests and devices read it. A row stays when its category is deleted:
 * what was sold must still have a name. Query of its list: `category_id`, `search`, `available`.
 */
export function offerInCategories<Table extends CategorizedTable>({
  offer: { table, list, categories },
  schema,
  fields,
  soughtIn,
  wanted,
}: Described<Table>) {
  type Row = OfferRow<Database[Table]>
  // Every one of them has the columns that these two have.
  const [rows, groups] = [table as 'items', categories.table as 'categories']
  const of = <Column extends string>(column: Column) => `${rows}.${column}` as `items.${Column}`
  const active = (db: Kysely<Database>) =>
    db
      .selectFrom(rows)
      .innerJoin(groups, `${groups}.id`, of('category_id'))
      .selectAll(rows)
      .select([
        `${groups}.name as category_name`,
        `${groups}.translations as category_translations`,
      ])
      .where(of('deleted_at'), 'is', null)
  const wire = (row: object) => {
    const its = row as Row
    return onWire(schema, its, {
      category: {
        id: its.category_id,
        name: its.category_name,
        ...translationsWire({ translations: its.category_translations }),
      },
      is_available: its.is_available === 1,
      ...translationsWire(its),
      ...fields(its),
    } as never)
  }
  const categoryRows = namedCategoryRows(categories.table)
  const listCategories = read({
    name: categories.list,
    answer: z.object({ data: z.array(categorySchema) }),
    read: async (db) => ({ data: await categoryRows(db, null) }),
  })
  const listRows = read({
    name: list,
    answer: z.object({ data: z.array(schema) }),
    async read(db, { query }) {
      const found = await active(db).orderBy(of('name')).orderBy(of('id')).execute()
      const shown = (found as unknown[] as Row[])
        .filter((row) => !query.category_id || row.category_id === query.category_id)
        .filter((row) => wanted(query.available, row.is_available === 1))
        .filter((row) => matches(query.search, row.name, ...soughtIn(row), row.category_name))
      return { data: shown.map(wire) }
    },
  })
  return {
    categoryRows,
    rows: rowsOf(active, wire as never, { id: of('id') }),
    endpoints: [listCategories, listRows],
  }
}

/** A service whose offer stands in categories, as its description has it. */
type Offer = NonNullable<Service['offer']>
type OfferingService = Pick<Service, 'table' | 'steps' | 'when'> & {
  readonly offer: Required<Pick<Offer, 'chosenAs' | 'routes'>> & {
    readonly table: CategorizedTable
    readonly categories: Required<Pick<NonNullable<Offer['categories']>, 'routes'>> & {
      readonly table: CategoryTable
    }
  }
}

type Own = Pick<ManagedResource, 'bodies' | 'fields' | 'fieldLabels' | 'reasons' | 'check'>

/**
 * An offer in categories, as staff keep it: the categories, and what is in them. Nothing is deleted
 * while somebody is still to come for it.
 */
export function managedInCategories(
  service: OfferingService,
  readAs: Pick<ReturnType<typeof offerInCategories>, 'rows' | 'categoryRows'>,
  {
    fieldLabels,
    reasons,
    check,
    counted,
    stillAsked,
    ...own
  }: Own & {
    /** The column of a request that counts; absent: requests are counted. */
    counted?: string
    /** Said where some are to come. */
    stillAsked(name: string, many: number): NamedRefusal
  },
): readonly ManagedResource[] {
  const { table, categories, chosenAs: noun, routes } = service.offer
  const capital = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`
  return [
    namedCategory(categories.table, { routes: categories.routes, rows: readAs.categoryRows }),
    {
      ...own,
      table,
      noun,
      routes,
      fieldLabels: { is_available: 'availability', category_id: 'category', ...fieldLabels },
      reasons: { category_id: 'select_category', ...reasons },
      messages: {
        created: `${capital} created`,
        changed: `${capital} updated`,
        removed: `${capital} deleted`,
      },
      hasImage: true,
      async check(tx, wished, id) {
        await checkCategory(categories.table)(tx, wished)
        await check?.(tx, wished, id)
      },
      async whyNotDeletable(tx, row, now) {
        const many = await countAhead(tx, service, { id: row.id, counted, now })
        return many === 0 ? null : stillAsked(String(row.name), many)
      },
      rows: readAs.rows,
    },
  ]
}

/** How many are still to come for something of an offer: requests that are not over, from today on. */
async function countAhead(
  tx: Tx,
  { table, steps, when, offer }: OfferingService,
  { id, counted, now }: { id: string; counted: string | undefined; now: Date },
): Promise<number> {
  const { timezone } = await settingsOf(tx.db)
  const { many } = await tx.db
    .selectFrom(table as AnyServiceTable)
    .select(({ fn }) =>
      (counted === undefined ? fn.countAll<number>() : fn.sum<number>(counted as 'qty')).as('many'),
    )
    .where(`${offer.chosenAs}_id` as 'service_id', '=', id)
    .where('deleted_at', 'is', null)
    .where(
      'status',
      'in',
      steps.statuses.filter((one) => !steps.isOver(one)),
    )
    .where((when.until ?? when.day) as 'day', '>=', dayIn(timezone, now))
    .executeTakeFirstOrThrow()
  return Number(many ?? 0)
}
