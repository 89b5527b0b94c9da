import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useManagedServices } from '#features/custom/desk/manage/use-services.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { Alert } from '#ui/alert.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { AsOf } from '#parts/desk/as-of.tsx'
import { ServiceList } from './list.tsx'
import { useOrderableRow } from './orderable-row.tsx'
import { useOrdering } from './use-ordering.tsx'

/** The house's own services for who orders them at the desk; what they are is the admins'. */
export function OrdersScreen({ decisions }: { decisions: ReactNode }) {
  const { t } = useLingui()
  const { services, cached, error, operations, refetch } = useManagedServices()
  const ordering = useOrdering(services ?? [], operations)
  const row = useOrderableRow()
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <DeskHeading title={t`Services`} className="py-1 text-2xl" />
        <RefreshButton refetch={refetch} />
      </div>
      {decisions}
      {cached && <AsOf cached={cached} />}
      {error && <Alert tone="error" live title={error.refusal?.message ?? t`Failed to load.`} />}
      {services === undefined ? (
        !error && <LoadingCards label={t`Loading services…`} cards={1} />
      ) : services.length === 0 ? (
        <EmptyState
          picture={<DrawnBasket />}
          title={t`No services of the house’s own yet`}
          text={t`An admin adds them on this page.`}
        />
      ) : (
        <ServiceList rows={services.map((service) => row(service, ordering.order))} />
      )}
      {ordering.dialog}
    </div>
  )
}
