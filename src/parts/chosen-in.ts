import { serviceOf, type ServiceKind } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'

/** The texts of a row, by its columns. */
type Columns = Readonly<Record<string, string | undefined>>

/** The offer that a row names: its name, and the plate of a car. */
export function chosenIn(kind: ServiceKind, row: object): { name: string; plate: string } {
  const { offer }: Service = serviceOf(kind)
  const as = offer?.chosenAs
  const columns = row as Columns
  if (as === undefined) return { name: columns.name ?? '', plate: '' }
  return {
    name: columns[`${as}_name`] || (columns.name ?? ''),
    plate: columns[`${as}_plate`] ?? '',
  }
}

/** The first day of a row of a service, `YYYY-MM-DD`; '' where the row names none. */
export const firstDayIn = (kind: ServiceKind, row: object): string =>
  (row as Columns)[serviceOf(kind).when.day]?.slice(0, 10) ?? ''
