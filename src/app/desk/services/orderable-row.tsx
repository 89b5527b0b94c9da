import { useLingui } from '@lingui/react/macro'
import type { CustomService } from '#features/custom/data.ts'
import { unitLabels } from '#features/custom/desk/labels.ts'
import { Money } from '#ui/money.tsx'
import type { ServiceRow } from './list.tsx'

/** A service of the house's own as everyone at the desk has it: its price, and the way to order it. */
export function useOrderableRow() {
  const { t, i18n } = useLingui()
  return (service: CustomService, order: (service: CustomService) => void): ServiceRow => ({
    id: service.id,
    name: service.names.en,
    note: (
      <>
        <Money amount={service.price} /> {i18n._(unitLabels[service.unit])}
        {service.seen_by === 'desk' && ` · ${t`Only at the desk`}`}
      </>
    ),
    offered: service.offered,
    work: [],
    // The house must have it before anything of it can be ordered.
    onOrder: service.offered && service.version > 0 ? () => order(service) : undefined,
  })
}
