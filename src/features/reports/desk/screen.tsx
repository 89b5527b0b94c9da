import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { fromCents, toCents } from '#domain/money.ts'
import {
  reportCategories,
  reportServices,
  type ReportCategory,
  type ReportService,
} from '#contract/report-kinds.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { serviceLabels } from '#parts/services.ts'
import { useHouse } from '#parts/use-house.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { DateText, DateTimeText } from '#ui/date-text.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { saveFile } from '#ui/save-file.ts'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import type { Report, ReportTransaction } from '#contract/reports.ts'
import { toCsv } from '#lib/csv.ts'
import { PrintButton } from '#ui/print-button.tsx'
import { selectTransactions } from '../select.ts'
import { useReport } from './use-report.ts'
import { Cards } from './cards.tsx'
import { RevenueChart, type Bar } from './chart.tsx'
import { DaysTable } from './days-table.tsx'
import { Transactions } from './transactions.tsx'
import { categoryLabels, statusText } from './labels.ts'

/** Reports (spec 3 §2.12): the server's figures, or worked out from this device's cached rows. */
export function ReportsScreen({
  decisions,
  descriptors,
}: {
  decisions: ReactNode
  descriptors: OperationDescriptors
}) {
  const { t, i18n } = useLingui()
  const { name } = useHouse()
  const today = useHouseDay()
  // Null until it is chosen: the first of the month, and today.
  const [chosenFrom, setFrom] = useState<string | null>(null)
  const [chosenTo, setTo] = useState<string | null>(null)
  const from = chosenFrom ?? `${today.slice(0, 7)}-01`
  const to = chosenTo ?? today
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<ReportCategory | 'all'>('all')
  const shown = useReport({ from, to }, descriptors)
  const { report, from: source, asking, asOf, partial, waiting, valid } = shown
  const query = useDeferredValue(search)
  const rows = useMemo(
    () =>
      selectTransactions(
        report?.transactions ?? [],
        { search: query, category },
        (row) =>
          `${i18n._(categoryLabels[row.category])} ${statusText(row.status, (one) => i18n._(one))}`,
      ),
    [report, query, category, i18n],
  )
  const hidden = (report?.transactions_total ?? 0) - (report?.transactions.length ?? 0)

  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DeskHeading title={t`Reports`} />
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            variant="secondary"
            icon={<Download />}
            disabled={rows.length === 0}
            onClick={() => saveFile(`report-${from}-${to}.csv`, transactionsCsv(rows))}
          >
            <Trans>Export CSV</Trans>
          </Button>
          <PrintButton />
        </div>
      </div>
      {decisions}
      <div className="grid grid-cols-2 items-end gap-2.5 lg:grid-cols-[minmax(0,1fr)_11rem_9.5rem_9.5rem] print:hidden [&_label]:text-sm">
        <SearchField
          className="col-span-2 lg:col-span-1"
          label={t`Customer, reference, status`}
          hideLabel={false}
          value={search}
          onChange={setSearch}
        />
        <SelectField
          className="col-span-2 lg:col-span-1"
          label={t`Category`}
          value={category}
          onChange={(value) => setCategory(reportCategories.find((one) => one === value) ?? 'all')}
          options={[
            { value: 'all', label: t`All` },
            ...reportCategories.map((value) => ({ value, label: i18n._(categoryLabels[value]) })),
          ]}
        />
        <DateField label={t`From`} value={from} max={to || undefined} onChange={setFrom} />
        <DateField label={t`To`} value={to} min={from || undefined} onChange={setTo} />
      </div>
      {!valid && (
        <Alert tone="error" live>
          <Trans>Choose two days, the first before the last, within three years.</Trans>
        </Alert>
      )}
      {valid && (
        <p className="hidden print:block">
          {name}: <DateText value={from} format="medium" /> –{' '}
          <DateText value={to} format="medium" />
        </p>
      )}
      {report && source === 'device' && !asking && (
        <StatusLine tone="waiting">
          <Trans>Worked out from what is kept on this device.</Trans>{' '}
          {waiting > 0 && <Trans>What waits here is counted.</Trans>}{' '}
          {asOf && (
            <Trans>
              As of <DateTimeText value={asOf} />.
            </Trans>
          )}{' '}
          {partial && <Trans>Counts include only what is on this device.</Trans>}
        </StatusLine>
      )}
      {report && source === 'house' && waiting > 0 && (
        <StatusLine tone="waiting">
          <Plural
            value={waiting}
            one="# entry on this device is not with the house yet, nor in these figures."
            other="# entries on this device are not with the house yet, nor in these figures."
          />
        </StatusLine>
      )}
      {valid && report === undefined && <LoadingCards label={t`Loading the report…`} />}
      {valid && report && (
        <>
          <Cards report={report} category={category} />
          <RevenueChart
            bars={reportServices
              // Not shown to a guest house without services of its own.
              .filter((id) => id !== 'room' && (id !== 'custom' || report.revenue.custom !== 0))
              .map((id) => {
                const label = id === 'bar' ? t`Bar` : i18n._(serviceLabels[id])
                return { id, label, amount: report.revenue[id], parts: partsOf(report, id, label) }
              })}
          />
          <DaysTable report={report} />
          {hidden > 0 && (
            <div className="print:hidden">
              <StatusLine>
                <Trans>
                  The newest {report.transactions.length} of {report.transactions_total}{' '}
                  transactions are listed: choose fewer days to see the others. The figures above
                  are of all.
                </Trans>
              </StatusLine>
            </div>
          )}
          {rows.length === 0 ? (
            <EmptyState
              picture={<DrawnBasket />}
              title={t`No transactions found.`}
              text={t`Try fewer words, or more days.`}
            />
          ) : (
            <Transactions rows={rows} />
          )}
        </>
      )}
    </div>
  )
}

/** What a service's revenue is made of. `rest`: what this device does not know the orders of. */
function partsOf({ parts = [], revenue }: Report, of: ReportService, rest: string): Bar[] {
  const own = parts
    .filter(({ service }) => service === of)
    .map(({ id, name, amount }) => ({ id, label: name, amount }))
  const left = own.reduce((cents, { amount }) => cents - toCents(amount), toCents(revenue[of]))
  if (own.length === 0 || left === 0) return own
  return [...own, { id: 'rest', label: rest, amount: fromCents(left) }]
}

/** Headings stay in English: a file is read by programs. */
const csvHeading = (base: string) => [
  'Date',
  'Customer',
  'Category',
  'Ref',
  `Amount (${base})`,
  'Status',
]

/** The shown transactions as a file (spec 3 §2.12, §5 "Export cleaning"). */
function transactionsCsv(rows: readonly ReportTransaction[]): string {
  return toCsv(
    csvHeading(houseMoneyHere().base),
    rows.map(({ date, customer, category, ref, amount, status }) => [
      date,
      customer,
      category,
      ref,
      amount,
      status,
    ]),
  )
}
