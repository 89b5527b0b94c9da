import { Trans, useLingui } from '@lingui/react/macro'
import { Download, UserPlus } from 'lucide-react'
import { useDeferredValue, useMemo, useState, type ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Contact } from '#parts/desk/bans.ts'
import { ListState } from '#parts/desk/list-state.tsx'
import { useChangeParam } from '#parts/desk/use-change-param.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { saveFile } from '#ui/save-file.ts'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import type { Customer } from '#contract/customers.ts'
import { customersCsv } from '../export.ts'
import { emptyCustomer, formOf } from '../form.ts'
import { setFlag } from '../save.ts'
import { customerFilters, customerSorts, selectCustomers, type CustomersView } from '../select.ts'
import type { useCustomers } from './use-customers.ts'
import { useHouse } from '../use-house.ts'
import { CustomerDialog } from './customer-dialog.tsx'
import { CustomerTable } from './customer-table.tsx'
import { useAct } from './use-act.ts'
import { startOf, type CustomerStart } from './change-start.ts'

const none: readonly Customer[] = []

function viewOf(customer: Customer): CustomerStart {
  const form = formOf(customer)
  return { customer, base: form, form, changing: null }
}

export function CustomersTab({
  list,
  Stays,
}: {
  list: ReturnType<typeof useCustomers>
  /** A guest's stays, each with the way to its page. */
  Stays: ComponentType<{ contact: Contact }>
}) {
  const { t } = useLingui()
  const { timezone, today } = useHouse()
  // A stay's page leads to its guest by name.
  const [params] = useSearchParams()
  const named = params.get('q') ?? ''
  const [view, setView] = useState<CustomersView>({ search: named, filter: 'all', sort: 'recent' })
  const [dialog, setDialog] = useState<CustomerStart | null>(null)
  const [banning, setBanning] = useState<Customer | null>(null)
  const act = useAct()
  const deferred = useDeferredValue(view)
  const { rows, error, waiting, derived, operations } = list
  const all = rows ?? none
  const [changing, closeChange] = useChangeParam(
    (id) =>
      startOf(
        operations.find((one) => one.id === id),
        all,
      ),
    'customer',
  )
  // The search of the desk leads here with one of them open.
  const asked = all.find(({ id }) => id === params.get('customer'))
  const [openedFor, setOpenedFor] = useState<string | null>(null)
  if (openedFor !== (asked?.id ?? null)) {
    setOpenedFor(asked?.id ?? null)
    if (asked !== undefined) setDialog(viewOf(asked))
  }
  const shown = useMemo(
    () => selectCustomers(all, deferred, today, timezone),
    [all, deferred, today, timezone],
  )
  const set = (part: Partial<CustomersView>) => setView({ ...view, ...part })
  const start = dialog ?? changing

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 items-end gap-2.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto] xl:grid-cols-[minmax(0,1fr)_11rem_10rem_auto_auto] [&_label]:text-sm">
        <SearchField
          className="col-span-full xl:col-span-1"
          label={t`Name, email or phone`}
          hideLabel={false}
          value={view.search}
          onChange={(search) => set({ search })}
        />
        <SelectField
          label={t`Filter`}
          value={view.filter}
          onChange={(filter) =>
            set({ filter: customerFilters.find((one) => one === filter) ?? 'all' })
          }
          options={[
            { value: 'all', label: t`All` },
            { value: 'active', label: t`Active this month` },
            { value: 'vip', label: t`VIP` },
            { value: 'banned', label: t`Banned` },
          ]}
        />
        <SelectField
          label={t`Sort`}
          value={view.sort}
          onChange={(sort) => set({ sort: customerSorts.find((one) => one === sort) ?? 'recent' })}
          options={[
            { value: 'recent', label: t`Recent` },
            { value: 'spend', label: t`Spend` },
            { value: 'bookings', label: t`Bookings` },
          ]}
        />
        <Button
          variant="secondary"
          icon={<Download />}
          disabled={shown.length === 0}
          onClick={() => saveFile(`customers-${today}.csv`, customersCsv(shown, timezone))}
        >
          <Trans>Export</Trans>
        </Button>
        <Button
          icon={<UserPlus />}
          onClick={() =>
            setDialog({ customer: null, base: emptyCustomer, form: emptyCustomer, changing: null })
          }
        >
          <Trans>Add Customer</Trans>
        </Button>
      </div>
      {derived && (
        <StatusLine tone="waiting">
          <Trans>
            This host keeps no list of customers: these come from bookings and laundry. Customers
            you add stay on this device.
          </Trans>
        </StatusLine>
      )}
      <ListState
        isLoaded={rows !== undefined}
        failures={error ? [error.refusal?.message ?? t`Failed to load customers.`] : []}
        loading={t`Loading customers…`}
      >
        {shown.length === 0 ? (
          <EmptyState
            picture={<DrawnLantern />}
            title={t`No customers found.`}
            text={
              all.length === 0
                ? t`Guests appear here once they book.`
                : t`Try fewer words, or all of them.`
            }
          />
        ) : (
          <CustomerTable
            rows={shown}
            open={waiting}
            derived={derived}
            actions={{
              onView: (customer) => setDialog(viewOf(customer)),
              onVip: (customer) => void act(() => setFlag(customer, 'vip')),
              onBan: (customer) =>
                customer.banned
                  ? void act(() => setFlag(customer, 'banned'))
                  : setBanning(customer),
            }}
          />
        )}
      </ListState>
      {start && (
        <CustomerDialog
          key={start.changing ?? start.customer?.id ?? 'new'}
          start={start}
          Stays={Stays}
          onClose={() => {
            setDialog(null)
            closeChange()
          }}
        />
      )}
      {banning && (
        <ConfirmDialog
          open
          onClose={() => setBanning(null)}
          onConfirm={() =>
            void act(() => setFlag(banning, 'banned')).then((done) => done && setBanning(null))
          }
          title={t`Ban ${banning.name}?`}
          confirmLabel={t`Ban`}
        >
          <p>
            <Trans>
              The desk is warned when it meets this name. Nothing they ask for is refused by itself,
              and you can lift it at any time.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
