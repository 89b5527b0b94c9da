import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CustomService } from '#features/custom/data.ts'
import { OrderDialog } from '#features/custom/desk/manage/order-dialog.tsx'
import type { OperationRow } from '#offline/db/schema.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useSaveToasts } from '#ui/use-save-toasts.ts'

/** Orders that the desk makes of the house's own services: the dialog, and how it is opened. */
export function useOrdering(
  services: readonly CustomService[],
  operations: readonly OperationRow[],
): { order: (service: CustomService) => void; dialog: ReactNode } {
  const { t } = useLingui()
  const today = useHouseDay()
  const [ordering, setOrdering] = useState<CustomService | null>(null)
  const [params, setParams] = useSearchParams()
  const notifyTaken = useSaveToasts(operations, { ordered: t`Order created` })
  // The waiting or refused order that the address names.
  const waiting = operations.find(
    ({ id, route, endedAt }) =>
      id === params.get('change') && route === 'placeCustomOrder' && endedAt === null,
  )
  const changing = ordering === null ? (waiting ?? null) : null
  const service =
    ordering ?? (changing && services.find(({ id }) => id === params.get('service'))) ?? null
  const close = () => {
    setOrdering(null)
    if (params.has('change')) setParams({}, { replace: true })
  }
  return {
    order: setOrdering,
    dialog: service && (
      <OrderDialog
        key={changing?.id ?? service.id}
        service={service}
        today={today}
        changing={changing}
        onClose={close}
        onSaved={(ids) => {
          close()
          notifyTaken(ids, 'ordered')
        }}
      />
    ),
  }
}
