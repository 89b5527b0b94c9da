import { serviceKinds } from '#contract/services/index.ts'
import { columnsOf, invalidFor, type ManagedResource } from '../catalogue/index.ts'
import { services } from '../index.ts'
import { plainText, type MakePlan } from './plan.ts'
import type { RowReader } from './row-reader.ts'

/** Menu and price lists: by what staff keep of the offer anyway (services/catalogue). */

/** What is brought along of each service, in their order. */
export const importedOffers = serviceKinds.flatMap((service) => {
  const { imports } = services[service]
  return imports === undefined ? [] : [{ service, ...imports }]
})

type Offer = (typeof importedOffers)[number]

function managedOf({ service, table }: Offer, its = table): ManagedResource {
  const found = services[service].offers?.managed?.find((one) => one.table === its)
  if (found === undefined) throw new Error(`Nobody keeps ${its}`)
  return found
}

/** Stands for a category while the row's other fields are checked. */
const ANY_CATEGORY = 'of-the-import'

/** A category that the list makes; `said`: its names by language, and of which row. */
interface FreshCategory {
  name: string
  line: number
  said: Map<string, { name: string; line: number }>
}

/** The column of a field of the category's own form. */
const categoryColumn = (field: string) =>
  field === 'name' ? 'category' : field.replace(/^translations\.(\w+)\.name$/, 'category_$1')

/** The first row that names it in a language says how; another name for it is refused. */
function addNames({ said }: FreshCategory, row: RowReader): void {
  for (const [language, { name = '' }] of Object.entries(row.categoryNames())) {
    const first = said.get(language)
    if (first === undefined) said.set(language, { name, line: row.at })
    else if (plainText(first.name) !== plainText(name)) {
      const params = { row: first.line, text: first.name }
      row.refuse(`category_${language}`, { reason: 'import_category_named', params })
    }
  }
}

export const planOffers =
  (offer: Offer): MakePlan =>
  async ({ db, rows }) => {
    const managed = managedOf(offer)
    const categories = offer.categories && managedOf(offer, offer.categories)
    const known = new Map<string, string>()
    for (const row of categories === undefined ? [] : await categories.rows(db, null)) {
      known.set(plainText(String((row as { name?: unknown }).name)), row.id)
    }
    /** By what they share with none; of a category that is there, within it. */
    const taken = new Set(
      (await managed.rows(db, null)).map((row) => {
        const its = row as unknown as Record<string, unknown>
        return `${offer.unique === 'name' ? String(its.category_id ?? '') : ''} ${plainText(String(its[offer.unique]))}`
      }),
    )
    const fresh = new Map<string, FreshCategory>()
    const seen = new Map<string, number>()
    const made: { values: Record<string, unknown>; category: string; line: number }[] = []
    for (const row of rows) {
      const category = row.text('category')
      const its = plainText(category)
      if (categories !== undefined && its === '') row.refuse('category', { reason: 'required' })
      const values = row.valid(
        managed.bodies.create,
        {
          name: row.text('name'),
          ...offer.fields(row),
          translations: row.translations(),
          ...(categories !== undefined &&
            'category_id' in managed.fields && { category_id: ANY_CATEGORY }),
        },
        invalidFor(managed),
      ) as Record<string, unknown> | undefined
      const own = plainText(row.text(offer.unique))
      const within = offer.unique === 'name' ? its : ''
      const twice = seen.get(`${within} ${own}`)
      const id = offer.unique === 'name' ? (known.get(its) ?? '') : ''
      if (own !== '' && (id !== '' || within === '') && taken.has(`${id} ${own}`)) {
        row.refuse(offer.unique, { reason: 'import_there', params: row.shown(offer.unique) })
      } else if (own !== '' && twice !== undefined) {
        row.refuse(offer.unique, { reason: 'import_same_as_row', params: { row: twice } })
      }
      seen.set(`${within} ${own}`, twice ?? row.at)
      const isFresh = categories !== undefined && its !== '' && !known.has(its)
      const names = { name: category, translations: row.categoryNames() }
      const named =
        isFresh &&
        row.valid(categories.bodies.create, names, invalidFor(categories), categoryColumn)
      if (values === undefined || named === undefined) continue
      if (isFresh) {
        const first = fresh.get(its) ?? { name: category, line: row.at, said: new Map() }
        fresh.set(its, first)
        addNames(first, row)
      }
      made.push({ values, category: its, line: row.at })
    }
    return {
      makes: {
        [managed.table]: made.length,
        ...(categories !== undefined && { [categories.table]: fresh.size }),
      },
      async write(tx) {
        const results = []
        for (const [plain, { name, line, said }] of fresh) {
          if (categories === undefined) continue
          const id = tx.newId(categories.table)
          const names = [...said].map(([language, its]) => [language, { name: its.name }])
          const translations = names.length === 0 ? undefined : Object.fromEntries(names)
          await tx.insert(categories.table, {
            id,
            ...columnsOf(categories, { name, translations }),
            ...(await categories.defaultsForNew?.(tx, {}, { name })),
          } as never)
          known.set(plain, id)
          results.push({ table: categories.table, id, line })
        }
        for (const { values, category, line } of made) {
          const category_id = known.get(category) ?? ''
          const all = 'category_id' in values ? { ...values, category_id } : values
          const id = tx.newId(managed.table)
          await tx.insert(managed.table, {
            id,
            ...(managed.hasImage && { image_path: null }),
            ...columnsOf(managed, all),
            ...managed.derivedColumns?.(all),
            ...(await managed.defaultsForNew?.(tx, { id: category_id }, all)),
          } as never)
          results.push({ table: managed.table, id, line })
        }
        return results
      },
    }
  }
