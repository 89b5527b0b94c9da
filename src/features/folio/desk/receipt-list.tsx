import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import type { FolioReceipt } from '../folio.ts'
import type { VoidedRow } from '../paid.ts'
import type { Stay } from '../stay.ts'
import { receiptAddress } from './receipt/address.ts'

/** Receipts of this bill, the newest first, each to be printed again. */
export function ReceiptList({
  stay,
  receipts,
  voided,
}: {
  stay: Stay
  receipts: readonly FolioReceipt[]
  /** Payments that were voided: their receipts say so. */
  voided: readonly VoidedRow[]
}) {
  const { t } = useLingui()
  if (receipts.length === 0) return null
  return (
    <Card as="section" padding="none" aria-labelledby="receipts">
      <h2 id="receipts" className="border-b border-line px-4 py-3 text-lg">
        <Trans>Receipts</Trans>
      </h2>
      <ul aria-label={t`Receipts`} className="divide-y divide-line">
        {receipts
          .toSorted((a, b) => (a.issued_at < b.issued_at ? 1 : -1))
          .map((receipt) => (
            <li
              key={receipt.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2"
            >
              <span className="grid min-w-0">
                <span className="font-medium">
                  <ReceiptName receipt={receipt} /> · {receipt.payer}
                </span>
                <span className="text-sm text-ink-soft">
                  <DateTimeText value={receipt.issued_at} format="short" />
                  {voided.some(({ receiptId }) => receiptId === receipt.id) && (
                    <span className="text-error">
                      {' · '}
                      <Trans>a payment on it was voided</Trans>
                    </span>
                  )}
                  {receipt.device_clock && (
                    <span className="block">
                      <Trans>
                        The clock of the device said{' '}
                        <DateTimeText value={receipt.device_clock} format="short" />; the house
                        dated this.
                      </Trans>
                    </span>
                  )}
                  {receipt.number === null && (
                    <span className="text-waiting">
                      {' · '}
                      <Trans>not yet with the house</Trans>
                    </span>
                  )}
                </span>
              </span>
              <span className="flex items-center gap-3">
                {/* Without lines it is of money alone, for what an earlier one has. */}
                <Money
                  amount={receipt.lines.length === 0 ? receipt.paid : receipt.total}
                  className="font-semibold"
                />
                <ButtonLink
                  variant="secondary"
                  icon={<Printer />}
                  to={receiptAddress(stay.id, receipt)}
                >
                  <Trans>Print</Trans>
                </ButtonLink>
              </span>
            </li>
          ))}
      </ul>
    </Card>
  )
}

/** Its number, or the code until the server has given one. */
function ReceiptName({ receipt: { number, code } }: { receipt: FolioReceipt }) {
  if (number !== null) return <Trans>No. {number}</Trans>
  return <span className="font-mono">{code}</span>
}
