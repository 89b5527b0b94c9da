import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { AsOf } from '#parts/desk/as-of.tsx'
import type { Contact } from '#parts/desk/bans.ts'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useConsents, useDeskReviews, useTickets } from './community.ts'
import { isActive } from '../select.ts'
import { useCustomers } from './use-customers.ts'
import { useHouse } from '../use-house.ts'
import { ConsentTab } from './consent-tab.tsx'
import { CustomersTab } from './customers-tab.tsx'
import { ReviewsTab } from './reviews-tab.tsx'
import { SupportTab } from './support-tab.tsx'

const tabs = ['customers', 'reviews', 'support', 'consent'] as const
type Tab = (typeof tabs)[number]

/** Customers and Community (spec 3 §2.10). */
export function CustomersScreen({
  decisions,
  Stays,
}: {
  /** Cards of what needs a decision, which are every service's. */
  decisions: ReactNode
  /** A guest's stays, each with the way to its page. */
  Stays: ComponentType<{ contact: Contact }>
}) {
  const { t } = useLingui()
  const { timezone, today } = useHouse()
  const [params, setParams] = useSearchParams()
  const people = useCustomers()
  const reviews = useDeskReviews()
  const support = useTickets()
  const agreed = useConsents()
  const counts = useMemo(() => {
    const rows = people.rows ?? []
    return {
      total: rows.length,
      active: rows.filter((row) => isActive(row, today, timezone)).length,
      vips: rows.filter(({ vip }) => vip).length,
    }
  }, [people.rows, today, timezone])
  const waiting = reviews.rows?.filter(({ status }) => status === 'pending').length ?? 0
  const open = support.rows?.filter(({ status }) => status === 'open').length ?? 0
  const wished = params.get('tab')
  const tab: Tab = tabs.find((one) => one === wished) ?? 'customers'
  const shown = { customers: people, reviews, support, consent: agreed }[tab]

  function select(next: Tab) {
    const left = new URLSearchParams(params)
    if (next === 'customers') left.delete('tab')
    else left.set('tab', next)
    setParams(left, { replace: true })
  }

  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DeskHeading title={t`Customers and Community`} />
        <RefreshButton refetch={() => shown.refetch()} />
      </div>
      {decisions}
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-3 lg:grid-cols-5">
        <StatTile label={t`Total Customers`} value={counts.total} />
        <StatTile label={t`Active This Month`} value={counts.active} />
        <StatTile label={t`VIPs`} value={counts.vips} />
        <StatTile
          label={t`Reviews`}
          value={reviews.rows?.length ?? 0}
          hint={waiting > 0 ? t`${waiting} to publish` : undefined}
        />
        <StatTile label={t`Open Tickets`} value={open} tone={open > 0 ? 'waiting' : undefined} />
      </div>
      {shown.cached && <AsOf cached={shown.cached} />}
      <Tabs
        label={t`Customers and Community`}
        selected={tab}
        onSelect={select}
        tabs={[
          {
            id: 'customers',
            label: <Trans>Customers</Trans>,
            panel: <CustomersTab list={people} Stays={Stays} />,
          },
          { id: 'reviews', label: <Trans>Reviews</Trans>, panel: <ReviewsTab list={reviews} /> },
          { id: 'support', label: <Trans>Support</Trans>, panel: <SupportTab list={support} /> },
          { id: 'consent', label: <Trans>Consent</Trans>, panel: <ConsentTab list={agreed} /> },
        ]}
      />
    </div>
  )
}
