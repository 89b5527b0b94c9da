import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { GuestName } from '#parts/desk/stay-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/date-text.tsx'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { Money } from '#ui/money.tsx'
import type { Customer } from '#contract/customers.ts'
import { useHouse } from '../use-house.ts'
import { CustomerActions, type CustomerRowActions } from './customer-actions.tsx'
import { CustomerStatus } from './customer-status.tsx'
import { WorkBadge } from './work-badge.tsx'

const PAGE = 30
const head = 'px-2 py-2.5 font-semibold first:pl-4 last:pr-4'
const cell = 'px-2 pt-3 align-top first:pl-4 last:pr-4'

/** Customers as a table from 768 px, as cards below; a page at a time. */
export function CustomerTable({
  rows,
  open,
  actions,
  derived,
}: {
  rows: readonly Customer[]
  open: ReadonlyMap<string, OperationRow[]>
  actions: CustomerRowActions
  derived: boolean
}) {
  const { t } = useLingui()
  const { today } = useHouse()
  const [limit, setLimit] = useState(PAGE)
  const shown = rows.slice(0, limit)
  const left = rows.length - shown.length
  return (
    <div className="grid gap-4">
      <div className="hidden rounded-md border border-line bg-surface md:block">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{t`Customers`}</caption>
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className={head}>
                <Trans>Name</Trans>
              </th>
              {/* Wide enough for most addresses: one that breaks inside is hard to read. */}
              <th scope="col" className={`${head} w-1/3`}>
                <Trans>Contact</Trans>
              </th>
              <th scope="col" className={`${head} text-right`}>
                <Trans>Bookings</Trans>
              </th>
              <th scope="col" className={`${head} text-right`}>
                <Trans>Spend</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Last Seen</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Status</Trans>
              </th>
            </tr>
          </thead>
          {shown.map((customer) => (
            <EntryBoundary key={customer.id} as="tbody" columns={6}>
              <tbody className="border-t border-line">
                <tr>
                  <th scope="row" className={`${cell} font-semibold`}>
                    <GuestName of={{ contact: customer, from: today }} name={customer.name} />
                  </th>
                  <td className={`${cell} text-sm wrap-anywhere`}>
                    <Contact customer={customer} />
                  </td>
                  <td className={`${cell} text-right tabular`}>{customer.bookings}</td>
                  <td className={`${cell} text-right tabular`}>
                    <Money amount={customer.spend} />
                  </td>
                  <td className={`${cell} text-sm whitespace-nowrap`}>
                    <Seen customer={customer} />
                  </td>
                  <td className={cell}>
                    <CustomerStatus {...customer} />
                  </td>
                </tr>
                <tr>
                  <td colSpan={6} className="px-2 pb-1.5">
                    <div className="flex flex-wrap items-center gap-1">
                      <CustomerActions customer={customer} actions={actions} derived={derived} />
                      <WorkBadge work={open.get(customer.id)} />
                    </div>
                  </td>
                </tr>
              </tbody>
            </EntryBoundary>
          ))}
        </table>
      </div>
      <ul aria-label={t`Customers`} className="grid gap-3 md:hidden">
        {shown.map((customer) => (
          <li key={customer.id}>
            <EntryBoundary>
              <CustomerCard
                customer={customer}
                work={open.get(customer.id)}
                actions={actions}
                derived={derived}
              />
            </EntryBoundary>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setLimit(limit + PAGE)}
        >
          <Trans>Show more ({left} left)</Trans>
        </Button>
      )}
    </div>
  )
}

function Contact({ customer: { email, phone } }: { customer: Customer }) {
  if (email === null && phone === null) {
    return (
      <span className="text-ink-soft">
        <Trans>None given</Trans>
      </span>
    )
  }
  return (
    <>
      {email && <span className="block">{email}</span>}
      {phone && <span className="block text-ink-soft tabular">{phone}</span>}
    </>
  )
}

function Seen({ customer: { last_seen } }: { customer: Customer }) {
  return last_seen === null ? <Trans>Never</Trans> : <DateText value={last_seen} format="medium" />
}

function CustomerCard({
  customer,
  work,
  actions,
  derived,
}: {
  customer: Customer
  work: readonly OperationRow[] | undefined
  actions: CustomerRowActions
  derived: boolean
}) {
  const { today } = useHouse()
  return (
    <Card as="article" padding="sm" className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-lg">
          <GuestName of={{ contact: customer, from: today }} name={customer.name} />
        </h3>
        <CustomerStatus {...customer} />
      </div>
      <div className="text-sm break-all">
        <Contact customer={customer} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>
          <Trans>Bookings</Trans>: <b className="tabular">{customer.bookings}</b>
        </span>
        <span>
          <Trans>Spend</Trans>:{' '}
          <b>
            <Money amount={customer.spend} />
          </b>
        </span>
        <span>
          <Trans>Last Seen</Trans>:{' '}
          <b>
            <Seen customer={customer} />
          </b>
        </span>
      </p>
      <WorkBadge work={work} />
      <div className="-mx-2 flex flex-wrap gap-1">
        <CustomerActions customer={customer} actions={actions} derived={derived} />
      </div>
    </Card>
  )
}
