import { serviceOf, type ServiceKind } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { looseObject, looseText, type Loose } from '#lib/loose.ts'

/** What was chosen of a service's offer, as any host's row of it says: its name, and what it is told by. */
export function chosenIn(kind: ServiceKind, row: Loose): { name: string; plate: string } {
  const { offer }: Service = serviceOf(kind)
  const as = offer?.chosenAs
  if (as === undefined) return { name: looseText(row.name), plate: '' }
  return {
    name:
      looseText(row[`${as}_name`]) || looseText(looseObject(row[as]).name) || looseText(row.name),
    plate: looseText(row[`${as}_plate`]),
  }
}

/** The first day of a row of a service, `YYYY-MM-DD`; '' where nobody said. */
export const firstDayIn = (kind: ServiceKind, row: Loose): string =>
  looseText(row[serviceOf(kind).when.day]).slice(0, 10)
