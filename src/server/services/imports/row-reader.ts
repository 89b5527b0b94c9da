import type { RowNote, RowProblem, Sheet } from '#contract/imports.ts'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import { centsOf, exchangeFor, fromCents, type HouseMoney } from '#domain/money.ts'
import { filledTranslations } from '#domain/translations.ts'
import type { Translations } from '#domain/texts.ts'
import { withoutApostrophe } from '#lib/csv.ts'
import { readAmount, readWhole, type ReadAmount } from '#domain/imports/read-amount.ts'
import { readDay, type DayOrder } from '#domain/imports/read-day.ts'
import { Refusal, type Invalid, type Schema } from '../../pipeline/endpoint.ts'
import type { Fields } from '../../pipeline/refusal.ts'
import { validate } from '../../pipeline/validate.ts'

/** How the cells of a sheet are read. */
export interface Terms {
  dayOrder: DayOrder | null
  currency: Sheet['currency']
  /** Amounts in other currencies are taken at its rates. */
  money: HouseMoney
}

/** What was found while the rows of a sheet were looked at. */
export class Findings {
  readonly problems: RowProblem[] = []
  readonly notes: RowNote[] = []
  readonly #fields = new Set<string>()

  /** Whether something is wrong with this field already. */
  has = (row: number, field: string): boolean => this.#fields.has(`${row} ${field}`)

  refuse(row: number, field: string | null, { reason, params }: NamedRefusal): void {
    this.#fields.add(`${row} ${field}`)
    this.problems.push({ row, field, reason, ...(params !== undefined && { params }) })
  }
}

/** What people write where there is nothing. */
const NOTHING = /^(-+|–|—|n\/?a|none|nil|null|néant|aucun|aucune|\?+)$/i
/** A sentence with a cell in it stays a sentence. */
const SHOWN = 60

const languages = ['en', 'fr', 'rw'] as const

/** One row of a sheet, by the names of its fields. */
export class RowReader {
  readonly at: number
  readonly #cells: ReadonlyMap<string, string>
  readonly #terms: Terms
  readonly #findings: Findings

  constructor(at: number, cells: ReadonlyMap<string, string>, terms: Terms, findings: Findings) {
    this.at = at
    this.#cells = cells
    this.#terms = terms
    this.#findings = findings
  }

  refuse(field: string | null, said: NamedRefusal): undefined {
    this.#findings.refuse(this.at, field, said)
    return undefined
  }

  note(what: RowNote['what'], as?: number): void {
    this.#findings.notes.push({ row: this.at, what, ...(as !== undefined && { as }) })
  }

  /** The cell's text, spaces put in order; '' where it says nothing. */
  text(field: string): string {
    const text = (this.#cells.get(field) ?? '')
      .normalize('NFC')
      .replaceAll(/[\s\u00A0\u200B]+/g, ' ')
      .trim()
    return NOTHING.test(text) ? '' : withoutApostrophe(text)
  }

  shown(field: string): { text: string } {
    const text = this.text(field)
    return { text: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text }
  }

  day(field: string): string | undefined {
    if (this.text(field) === '') return undefined
    const read = readDay(this.text(field), this.#terms.dayOrder)
    if ('day' in read) return read.day
    const reason = read.wrong === 'order' ? 'import_day_order' : 'import_day_unread'
    return this.refuse(field, { reason, params: this.shown(field) })
  }

  amount(field: string): ReadAmount | undefined {
    if (this.text(field) === '') return undefined
    const read = readAmount(this.text(field), this.#terms.currency)
    if (read === null) {
      return this.refuse(field, { reason: 'import_amount_unread', params: this.shown(field) })
    }
    const { currency } = read
    if (exchangeFor(this.#terms.money, currency).currency !== currency) {
      return this.refuse(field, { reason: 'import_no_rate', params: { currency } })
    }
    return read
  }

  /** An amount in cents of the house's base currency. */
  cents(field: string): number | undefined {
    const read = this.amount(field)
    return read && importedCents(read, this.#terms.money)
  }

  dollars(field: string): number | undefined {
    const cents = this.cents(field)
    return cents === undefined ? undefined : fromCents(cents)
  }

  whole(field: string): number | undefined {
    if (this.text(field) === '') return undefined
    const number = readWhole(this.text(field))
    if (number !== null) return number
    return this.refuse(field, { reason: 'import_number_unread', params: this.shown(field) })
  }

  /** What `name_fr`, `description_rw` and so on say; undefined: nothing. */
  translations(): Translations | undefined {
    const said = filledTranslations(
      Object.fromEntries(
        languages.map((language) => [
          language,
          {
            name: this.text(`name_${language}`),
            description: this.text(`description_${language}`),
          },
        ]),
      ),
    )
    return Object.keys(said).length === 0 ? undefined : said
  }

  /** The names of its category in other languages, from `category_fr` and so on. */
  categoryNames(): Translations {
    return filledTranslations(
      Object.fromEntries(
        languages.map((language) => [language, { name: this.text(`category_${language}`) }]),
      ),
    )
  }

  yes(field: string): boolean {
    return /^(1|x|y|yes|true|vrai|o|oui|✓|✔)$/i.test(this.text(field))
  }

  /** The values as the schema of a form takes them; what it refuses is said of the row's fields. */
  valid<Output>(
    schema: Schema<Output>,
    values: Readonly<Record<string, unknown>>,
    invalid?: (fields: Fields) => Invalid | undefined,
    columnOf: (field: string) => string = ownColumn,
  ): Output | undefined {
    const given = Object.entries(values).filter(([, value]) => value !== undefined)
    try {
      return validate(schema, Object.fromEntries(given), invalid)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { reason, params, reasons = {} } = error.body
      const fields = Object.entries(reasons)
      if (fields.length === 0) return this.refuse(null, { reason, params } as NamedRefusal)
      for (const [path, [first]] of fields) {
        const field = columnOf(path)
        // What could not be read was said already.
        if (!this.#findings.has(this.at, field) && first !== undefined)
          this.refuse(field, first as NamedRefusal)
      }
      return undefined
    }
  }
}

/** `translations.fr.name` is the column `name_fr`. */
const ownColumn = (field: string) => field.replace(/^translations\.(\w+)\.(\w+)$/, '$2_$1')

export const importedCents = ({ amount, currency }: ReadAmount, money: HouseMoney): number =>
  centsOf(exchangeFor(money, currency), amount, money.base)

/** All rows of a sheet; an error of the spreadsheet itself (#REF!) is refused where it stands. */
export function readersOf({ columns, rows }: Sheet, terms: Terms, findings: Findings): RowReader[] {
  return rows.map(({ at, cells }) => {
    const named = new Map(columns.map((name, column) => [name, cells[column] ?? '']))
    for (const [field, text] of named) {
      if (!/^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/.test(text.trim())) continue
      findings.refuse(at, field, { reason: 'import_formula', params: { text: text.trim() } })
      named.set(field, '')
    }
    return new RowReader(at, named, terms, findings)
  })
}
