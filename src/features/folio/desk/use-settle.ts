import { digitsOf, type Currency } from '#lib/currency.ts'
import { useState } from 'react'
import { newCode } from '#lib/code.ts'
import { typedMoney } from '#domain/typed-money.ts'
import type { PaymentMethod } from '#domain/payments.ts'
import { countedCents, dueFor, spread } from '#domain/folio-balance.ts'
import {
  amountIn,
  exchangeFor,
  fromCents,
  fromMinor,
  toMinor,
  type HouseMoney,
} from '#domain/money.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { fractionProblem } from '#parts/fraction-problem.ts'
import { useDraftedFields } from '#parts/desk/use-drafted-fields.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { useSaving } from '#ui/use-saving.ts'
import type { Folio, Bill } from '../folio.ts'
import { billKey } from '../paid.ts'
import { canBeChosen, paidFor, paymentAlone, receiptLines, type Given } from '../split.ts'
import type { Stay } from '../stay.ts'
import { confirmTogether, issueReceipt } from './commands.ts'
import { deskMethods } from './method-labels.ts'
import { settledStatus, type Settled } from './settled.ts'
import type { RecordPayment } from '#contract/money.ts'

export type SettleProblem = 'payer' | 'amount'

interface Before {
  currency: Currency
  method: PaymentMethod
}

interface SettleFields {
  /** Lines that this payer does not pay. */
  excluded: readonly string[]
  /** Null: the guest. */
  payer: string | null
  taxNumber: string
  /** Null: the amount that is due. */
  typed: string | null
  /** Null: as the last payer had it while this was open. */
  currency: string | null
  method: string | null
  reference: string
  withReceipt: boolean
}

const nothing: SettleFields = {
  excluded: [],
  payer: null,
  taxNumber: '',
  typed: null,
  currency: null,
  method: null,
  reference: '',
  withReceipt: true,
}

/** How the payer before this one paid; the first pays in the base currency and cash. */
const first: Before = { currency: '', method: 'cash' }

/**
 * One payer settles the chosen lines.
 *
 * @param at where the form stands: two of one stay have a draft each
 */
export function useSettle(
  folio: Folio,
  stay: Stay,
  house: HouseMoney,
  money: MoneyTaken,
  at: 'bill' | 'check-out',
) {
  const { form, change, draft, operationId, afresh } = useDraftedFields(
    `settle:${at}:${stay.id}`,
    nothing,
  )
  const { payer, taxNumber, typed, reference, withReceipt } = form
  const excluded = new Set(form.excluded)
  const [before, setBefore] = useState(first)
  const wished = form.currency ?? before.currency
  const exchange = exchangeFor(house, wished)
  const { currency, rate } = exchange
  const method = deskMethods.find((one) => one === form.method) ?? before.method
  const [problem, setProblem] = useState<SettleProblem | null>(null)
  const [settled, setSettled] = useState<Settled | null>(null)
  const saving = useSaving()
  const operations = useDeviceRows()

  const chosen = folio.lines.filter((line) => canBeChosen(line) && !excluded.has(line.key))
  const open = new Map(folio.lines.map((line) => [line.key, line.open]))
  const due = dueFor(
    open,
    chosen.map(({ key }) => key),
  )
  const shown = amountIn(exchange, due).amount
  const amountText = typed ?? (shown === 0 ? '' : shown.toFixed(digitsOf(currency)))
  const amount = amountText.trim() === '' ? 0 : typedMoney(amountText, currency)
  const fraction = amount === null ? null : fractionProblem(amount, { base: currency })
  const cents =
    amount === null ? 0 : countedCents(exchange, toMinor(amount, currency), house.base, due)
  const lines = receiptLines(chosen, stay.id)
  // A later payment of lines that are on a receipt gets a receipt of its own.
  const canWrite = lines.length > 0 || cents > 0
  const writes = withReceipt && canWrite
  const payerName = payer ?? stay.guest
  // Until the bill shows what was taken just now, all of it still looks due.
  const isBehind =
    settled?.operations.some((id) => !operations.some((row) => row.id === id)) ?? false

  function toggle(key: string) {
    const next = new Set(excluded)
    if (!next.delete(key)) next.add(key)
    change({ excluded: [...next], typed: null })
  }

  function problemNow(): SettleProblem | null {
    if (writes && payerName.trim() === '') return 'payer'
    if (amount === null || amount < 0 || fraction !== null) return 'amount'
    return amount === 0 && !writes ? 'amount' : null
  }

  function takenOf(given: Given): NewOperation[] {
    const units = toMinor(given.amount, currency)
    const main = billKey('room', stay.id)
    return spread(units, chosen, open, main, exchange).flatMap((part) => {
      const bill = folio.bills.get(part.bill)
      if (bill === undefined) return []
      return money(bill, {
        amount: fromMinor(part.amount, currency),
        currency,
        method,
        status: 'paid',
        reference: reference.trim() || null,
        customer_name: payerName.trim() || bill.customer,
      })
    })
  }

  async function submit() {
    if (isBehind) return
    const wrong = problemNow()
    setProblem(wrong)
    if (wrong !== null || amount === null) return
    const given = amount > 0 ? { method, amount, currency, cents, rate } : null
    const { paidCents, payments } =
      lines.length > 0 || given === null ? paidFor(folio, chosen, given) : paymentAlone(given)
    const done = await saving.save(async () => {
      const taken = given === null ? [] : takenOf(given)
      if (!writes) {
        const written = await confirmTogether(taken, operationId)
        return { receipt: null, operations: written, amount, currency }
      }
      const receipt = {
        code: newCode(),
        payer: payerName.trim(),
        payer_tax_number: taxNumber.trim() || null,
        lines,
        paid: fromCents(paidCents),
        currency: house.base,
        payments,
      }
      return { ...(await issueReceipt(stay, receipt, taken, operationId)), amount, currency }
    })
    if (done === null) return
    setBefore({ currency, method })
    afresh()
    setSettled(done)
  }

  return {
    chosen,
    due,
    cents,
    amountText,
    draft,
    currency,
    method,
    reference,
    taxNumber,
    payerName,
    withReceipt,
    canWrite,
    /** How many lines can be ticked. */
    canChoose: folio.lines.filter(canBeChosen).length,
    writes,
    problem,
    /** That the amount has decimals and its currency none. */
    fraction,
    settled,
    status: settled && settledStatus(settled, operations),
    toggle,
    submit,
    busy: saving.busy || isBehind,
    failure: saving.failure,
    isChosen: (key: string) => !excluded.has(key),
    setAmount: (amountTyped: string) => change({ typed: amountTyped }),
    setPayer: (name: string) => change({ payer: name }),
    setTaxNumber: (number: string) => change({ taxNumber: number }),
    setMethod: (next: PaymentMethod) => change({ method: next }),
    setReference: (text: string) => change({ reference: text }),
    setWithReceipt: (on: boolean) => change({ withReceipt: on }),
    setCurrency: (next: Currency) => change({ currency: next, typed: null }),
    /** Ticks all lines, or none. */
    chooseAll: (on: boolean) => {
      change({ excluded: on ? [] : folio.lines.map(({ key }) => key), typed: null })
    },
  }
}

export type Settle = ReturnType<typeof useSettle>

/**
 * Makes the operation that records money on one bill. The app passes it in: recording money belongs to
 * the payments feature.
 */
export type MoneyTaken = (
  subject: Bill,
  body: Omit<RecordPayment, 'customer_name'> & { customer_name: string },
) => NewOperation
