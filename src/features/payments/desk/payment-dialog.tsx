import { amountIn, otherExchange, takenCurrencies, toCents } from '#domain/money.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { currencies } from '#lib/currency.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { offline } from '#offline/offline.ts'
import { FoundDraft, useDraftedForm } from '#parts/desk/drafted-form.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { typedAmount } from '../amount.ts'
import { editBody, problemsOf, readForm, recordBody, type PaymentForm } from '../form.ts'
import type { Money } from '../money.ts'
import { takenOn } from '../sums.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { subjectLine } from '../operations/texts.ts'
import { useHouse, useOfferedCurrencies } from '../use-house.ts'
import { changePayment } from './change.ts'
import { fieldIds, PaymentFields } from './payment-fields.tsx'
import { moveMoney, recordPayment, recordTitle } from './record.ts'
import { SubjectField } from './subject-field.tsx'

/** What the dialog opens with. */
export interface PaymentStart {
  form: PaymentForm
  /** The payment that is edited. */
  money?: Money
  /** The refused operation whose record is corrected. */
  changing?: string
  /** Its subject was withdrawn: another one may be chosen. */
  stranded?: boolean
}

/** Add or edit a payment (spec 3 §2.9, §5). */
export function PaymentDialog({
  start,
  rows,
  foreign,
  onClose,
}: {
  start: PaymentStart
  /** All payments, to know what was paid already. */
  rows: readonly Money[]
  foreign: boolean
  onClose: () => void
}) {
  const { t, i18n } = useLingui()
  const { today, money: house } = useHouse()
  const offered = useOfferedCurrencies()
  const { money, changing, stranded = false } = start
  const state = useDraftedForm({
    name: `payment:${money?.id ?? changing ?? 'new'}`,
    fresh: () => ({ form: start.form, operationId: uuidv7() }),
    readForm: (value) => readForm(value, start.form.date),
  })
  const { change } = state
  const { form, operationId } = state.saving
  const { busy, failure, save } = useSaving()
  const [attempt, setAttempt] = useState(0)
  const [due, setDue] = useState<number | null>(null)
  const problems =
    attempt === 0 ? [] : problemsOf(form, foreign ? currencies : takenCurrencies(house))
  const errors = Object.fromEntries(problems.map((one) => [one.field, i18n._(one.message)]))
  const isNew = money === undefined && changing === undefined

  async function confirm() {
    setAttempt((tries) => tries + 1)
    const { subject } = form
    if (
      problemsOf(form, foreign ? currencies : takenCurrencies(house)).length > 0 ||
      subject === null
    )
      return
    const saved = await save(async () => {
      if (money !== undefined) {
        const body = editBody(form, state.start.form)
        if (Object.keys(body).length > 0) await changePayment(money, body)
      } else if (changing !== undefined) {
        const body = recordBody(form)
        if (stranded) await moveMoney(changing, subject, body, operationId)
        else {
          const words = { title: recordTitle(body), detail: subjectLine(subject) }
          await offline().outbox.change(changing, { body, words })
        }
      } else {
        await recordPayment(subject, recordBody(form), operationId)
      }
      return true
    })
    if (saved === null) return
    state.end()
    onClose()
  }

  return (
    <DialogForm
      title={isNew ? t`Add Payment` : t`Edit Payment`}
      onClose={onClose}
      onSend={() => void confirm()}
      act={<Trans>Save payment</Trans>}
      busy={busy || !state.ready}
      busyText={busy ? t`Saving…` : undefined}
    >
      <ErrorSummary
        attempt={attempt}
        errors={problems.map(({ field, message }) => ({
          id: fieldIds[field],
          message: i18n._(message),
        }))}
      />
      {failure && <NotSaved title={t`Failed to save payment.`} reason={failure} />}
      <FoundDraft found={state.found} afresh={state.afresh} />
      <SubjectField
        subject={form.subject}
        error={errors.subject}
        foreign={foreign}
        locked={!isNew && !stranded}
        onChange={(found) => {
          if (found === null) return change({ subject: null })
          const { kind, id, code, title, customer } = found
          const left = Math.max(0, found.total - takenOn(rows, found))
          setDue(left)
          change({
            subject: { kind, id, code, title, customer },
            customer: form.customer.trim() === '' ? customer : form.customer,
            ...(form.amount === '' && left > 0 && form.currency === house.base
              ? { amount: typedAmount(left, house.base) }
              : {}),
          })
        }}
      />
      <PaymentFields
        form={form}
        errors={errors}
        today={today}
        hint={owedHint()}
        currencies={offered}
        dated={isNew || form.status === 'paid'}
        onChange={change}
      />
    </DialogForm>
  )

  function owedHint(): string | undefined {
    if (form.subject === null || due === null) return undefined
    const inBase = amountText(due, house.base)
    const other = otherExchange(house)
    if (other === null) return t`Owed: ${inBase}`
    const { amount, currency } = amountIn(other, toCents(due))
    const inOther = amountText(amount, currency)
    return t`Owed: ${inBase} or ${inOther}`
  }
}
