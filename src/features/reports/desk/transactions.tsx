import { Trans, useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { ReportTransaction } from '#contract/reports.ts'
import { Button } from '#ui/button.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Money } from '#ui/money.tsx'
import { categoryLabels, statusText } from './labels.ts'

const PAGE = 50

/** The transactions found, and a dialog with the fields of one (spec 3 §2.12). */
export function Transactions({ rows }: { rows: readonly ReportTransaction[] }) {
  const { t, i18n } = useLingui()
  const [limit, setLimit] = useState(PAGE)
  const [opened, setOpened] = useState<ReportTransaction | null>(null)
  const left = rows.length - limit
  const amountOf = ({ amount }: ReportTransaction) => (
    <span className={amount < 0 ? 'text-error' : undefined}>
      <Money amount={amount} />
    </span>
  )
  const statusOf = ({ status }: ReportTransaction) => statusText(status, (label) => i18n._(label))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DataList
        label={t`Transactions`}
        rows={rows.slice(0, limit)}
        columns={[
          {
            key: 'date',
            header: <Trans>Date</Trans>,
            render: (row) => (
              <span className="whitespace-nowrap">
                <DateText value={row.date} format="short" />
              </span>
            ),
          },
          {
            key: 'customer',
            header: <Trans>Customer</Trans>,
            primary: true,
            render: (row) => (
              <span className="inline-block min-w-26 wrap-anywhere">
                {row.customer || t`Guest`}
              </span>
            ),
          },
          {
            key: 'category',
            header: <Trans>Category</Trans>,
            render: (row) => i18n._(categoryLabels[row.category]),
          },
          {
            key: 'ref',
            header: <Trans>Ref</Trans>,
            render: (row) => (
              <span className="inline-block max-w-28 text-sm wrap-break-word tabular xl:max-w-none print:max-w-none print:text-[0.75rem]">
                {row.ref || '–'}
              </span>
            ),
          },
          { key: 'amount', header: <Trans>Amount</Trans>, align: 'end', render: amountOf },
          {
            key: 'status',
            header: <Trans>Status</Trans>,
            render: (row) => statusOf(row),
          },
        ]}
        renderActions={(row) => (
          <Button
            variant="quiet"
            className="sm:max-xl:-mx-2 sm:max-xl:[&_svg]:hidden print:hidden"
            icon={<Eye />}
            aria-label={t`View ${row.customer} ${row.ref}`}
            onClick={() => setOpened(row)}
          >
            <Trans>View</Trans>
          </Button>
        )}
      />
      {left > 0 && (
        <p className="hidden text-sm print:block">
          <Trans>
            The newest {limit} of {rows.length} transactions are on this paper; the figures are of
            all.
          </Trans>
        </p>
      )}
      {left > 0 && (
        <Button
          variant="secondary"
          className="justify-self-center print:hidden"
          onClick={() => setLimit(limit + PAGE)}
        >
          <Trans>Show more ({left} left)</Trans>
        </Button>
      )}
      {opened && (
        <Dialog
          open
          onClose={() => setOpened(null)}
          title={t`Transaction`}
          footer={
            <Button variant="secondary" onClick={() => setOpened(null)}>
              <Trans>Close</Trans>
            </Button>
          }
        >
          <DescriptionList
            items={[
              { term: t`Date`, detail: <DateText value={opened.date} format="full" /> },
              { term: t`Customer`, detail: opened.customer || t`Guest` },
              { term: t`Category`, detail: i18n._(categoryLabels[opened.category]) },
              { term: t`Ref`, detail: opened.ref || '–' },
              { term: t`Amount`, detail: amountOf(opened) },
              { term: t`Status`, detail: statusOf(opened) },
            ]}
          />
        </Dialog>
      )}
    </div>
  )
}
