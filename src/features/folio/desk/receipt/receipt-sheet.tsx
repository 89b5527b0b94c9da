import { RateText } from '#parts/rate-text.tsx'
import './receipt.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { House } from '#contract/house.ts'
import { fiscalOf } from '#domain/countries.ts'
import { taxTitle } from '#domain/folio.ts'
import { cx } from '#ui/cx.ts'
import { DateText, DateTimeText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import type { Folio, FolioReceipt } from '../../folio.ts'
import type { VoidedRow } from '../../paid.ts'
import type { Stay } from '../../stay.ts'
import { useFolioLabels } from '../use-folio-labels.ts'
import { useMethodLabels } from '../method-labels.ts'
import { taxesOf } from './taxes-of.ts'
import type { Paper } from './use-paper.ts'

/** The printed receipt: payer, lines, the taxes contained, payments. */
export function ReceiptSheet({
  ref,
  paper,
  house,
  stays,
  lines,
  receipt,
  voided,
}: {
  ref: Ref<HTMLElement>
  paper: Paper
  house: House
  /** That its lines are of; more than one where rooms booked together are settled at once. */
  stays: readonly Stay[]
  /** Of the bill. */
  lines: Folio['lines']
  receipt: FolioReceipt
  /** Payments on it that were voided since it was handed over. */
  voided: readonly VoidedRow[]
}) {
  const narrow = paper === 'roll'
  return (
    <article
      ref={ref}
      data-paper={paper}
      aria-label={receipt.code}
      className={cx(
        'receipt-sheet grid border border-line',
        narrow ? 'gap-3 p-3 text-sm' : 'gap-6 rounded-md p-6 sm:p-10',
      )}
    >
      <header className={cx('grid gap-3', !narrow && 'sm:grid-cols-[1fr_auto]')}>
        <div className="grid content-start gap-0.5">
          <p className={cx('font-display font-semibold', narrow ? 'text-lg' : 'text-xl')}>
            {house.name}
          </p>
          <p>{house.address}</p>
          <p>{[house.phone, house.email].filter(Boolean).join(' · ')}</p>
        </div>
        <Naming receipt={receipt} narrow={narrow} />
      </header>
      {voided.length > 0 && <Voided rows={voided} />}
      <Parties stays={stays} receipt={receipt} narrow={narrow} />
      {receipt.lines.length > 0 ? (
        <Lines receipt={receipt} />
      ) : (
        <p>
          <Trans>Payment on the bill of this stay, for what is on an earlier receipt.</Trans>
        </p>
      )}
      <Payments receipt={receipt} />
      <Taxes taxes={taxesOf(receipt, { stays, lines }, house)} />
      <footer className="grid gap-0.5 text-sm">
        <Fiscal house={house} />
        {receipt.payments.some(({ trial }) => trial) && (
          <p className="font-semibold">
            <Trans>Paid with a test card: no real money moved.</Trans>
          </p>
        )}
        <p>
          <Trans>Thank you for staying with us.</Trans>
        </p>
      </footer>
    </article>
  )
}

/** What the tax authority's own invoice is called in the house's country, where it has one. */
function Fiscal({ house }: { house: House }) {
  const { t } = useLingui()
  const { ebm_number: number } = house
  const name = fiscalOf(house)
  if (number) {
    return (
      <p>
        <Trans>
          {name ?? t`Fiscal device`} no. {number}
        </Trans>
      </p>
    )
  }
  if (name === null) return null
  return (
    <p>
      {name === 'facture normalisée' ? (
        <Trans>This is not a “facture normalisée”.</Trans>
      ) : (
        <Trans>This is not an {name} invoice.</Trans>
      )}
    </p>
  )
}

/** A receipt is never changed: later copies name the payments that were voided since. */
function Voided({ rows }: { rows: readonly VoidedRow[] }) {
  return (
    <div className="grid gap-0.5 border-y border-(--receipt-line) py-2 font-semibold">
      {rows.map(({ id, amount, currency, reason, at }) => (
        <p key={id}>
          <Trans>
            Voided <DateTimeText value={at} format="short" />:{' '}
            <Money amount={amount} currency={currency} />. {reason}
          </Trans>
        </p>
      ))}
    </div>
  )
}

/** The number once the server has given it; until then the code, which stays the same. */
function Naming({ receipt, narrow }: { receipt: FolioReceipt; narrow: boolean }) {
  const { number, code, issued_at: at, changed_by: by } = receipt
  return (
    <div
      className={cx('grid content-start gap-0.5', !narrow && 'sm:justify-items-end sm:text-right')}
    >
      <p className={cx('font-display font-semibold', narrow ? 'text-base' : 'text-lg')}>
        {number === null ? <Trans>Receipt</Trans> : <Trans>Receipt no. {number}</Trans>}
      </p>
      <p>
        <Trans>
          Code <span className="font-mono font-semibold">{code}</span>
        </Trans>
      </p>
      <p>
        <DateTimeText value={at} />
      </p>
      {by && (
        <p>
          <Trans>Served by {by}</Trans>
        </p>
      )}
      {number === null && (
        <p className="max-w-56 text-sm">
          <Trans>The number follows when this receipt reaches the house.</Trans>
        </p>
      )}
    </div>
  )
}

function Parties({
  stays,
  receipt,
  narrow,
}: {
  stays: readonly Stay[]
  receipt: FolioReceipt
  narrow: boolean
}) {
  const { room } = useFolioLabels()
  const guests = [...new Set(stays.map(({ guest }) => guest))]
  const [from = ''] = stays.map(({ checkIn }) => checkIn).toSorted()
  const to =
    stays
      .map(({ checkOut }) => checkOut)
      .toSorted()
      .at(-1) ?? ''
  return (
    <div className={cx('grid gap-2', !narrow && 'sm:grid-cols-2')}>
      <div>
        <p className="text-sm">
          <Trans>Payer</Trans>
        </p>
        <p className="font-semibold wrap-anywhere">{receipt.payer}</p>
        {receipt.payer_tax_number && (
          <p>
            <Trans>Tax number {receipt.payer_tax_number}</Trans>
          </p>
        )}
      </div>
      <div>
        <p className="text-sm">
          <Trans>Stay</Trans>
        </p>
        <p className="wrap-anywhere">
          {[...guests, ...stays.map(room)].filter(Boolean).join(', ')}
        </p>
        <p>
          <DateText value={from} format="medium" /> – <DateText value={to} format="medium" />
        </p>
      </div>
    </div>
  )
}

const row = 'flex items-baseline justify-between gap-4'
const ruled = 'border-t border-(--receipt-line) pt-2'

function Lines({ receipt }: { receipt: FolioReceipt }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <ul aria-label={t`Lines of the receipt`} className={cx('grid gap-1.5', ruled)}>
        {receipt.lines.map((line) => (
          <li key={`${line.kind}:${line.ref}`} className={row}>
            <span className="min-w-0 wrap-anywhere">
              {line.kind === 'item' && line.qty !== 1 && <span>{line.qty} × </span>}
              {line.title}
            </span>
            <Money amount={line.amount} />
          </li>
        ))}
      </ul>
      <p className={cx(row, ruled, 'font-semibold')}>
        <span>
          <Trans>Total</Trans>
        </span>
        <Money amount={receipt.total} className="text-lg" />
      </p>
    </div>
  )
}

function Payments({ receipt }: { receipt: FolioReceipt }) {
  const methodLabels = useMethodLabels()
  const left = Math.round((receipt.total - receipt.paid) * 100)
  return (
    <div className={cx('grid gap-1.5', ruled)}>
      {receipt.payments.map((payment, at) => (
        <p key={at} className={row}>
          <span>
            {methodLabels(payment.method)}
            {payment.rwf_rate !== undefined && (
              <span className="block text-sm">
                <RateText currency={payment.currency} rate={payment.rwf_rate} />
              </span>
            )}
          </span>
          <Money amount={payment.amount} currency={payment.currency} />
        </p>
      ))}
      <p className={row}>
        <span>
          <Trans context="money">Paid</Trans>
        </span>
        <Money amount={receipt.paid} />
      </p>
      {left > 0 && (
        <p className={cx(row, 'font-semibold')}>
          <span>
            <Trans>Left to pay</Trans>
          </span>
          <Money cents={left} />
        </p>
      )}
    </div>
  )
}

/** The prices contain them: nothing is added. */
function Taxes({ taxes }: Pick<FolioReceipt, 'taxes'>) {
  if (taxes.length === 0) return null
  return (
    <div className={cx('grid gap-1 text-sm', ruled)}>
      <p>
        <Trans>Contained in the total:</Trans>
      </p>
      {taxes.map((tax) => (
        <p key={taxTitle(tax)} className={row}>
          <span>{taxTitle(tax)}</span>
          <Money amount={tax.amount} />
        </p>
      ))}
    </div>
  )
}
