import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { RecordPayment } from '#contract/money.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { formOfRecord } from '../form.ts'
import { isMoney } from '../open-work.ts'
import { subjectNamed } from '../operations/words.ts'
import { subjectOf } from '../subjects.ts'
import type { PaymentStart } from './payment-dialog.tsx'

/** The record that the address names (`?change=`), as it stood when it was opened, and the way out. */
export function useChangeParam(
  operations: readonly OperationRow[],
  today: string,
): [PaymentStart | null, () => void] {
  const [params, setParams] = useSearchParams()
  const id = params.get('change')
  const [opened, setOpened] = useState<PaymentStart | null>(null)
  if (opened !== null && opened.changing !== id) setOpened(null)
  const found =
    opened ??
    startOf(
      operations.find((one) => one.id === id),
      today,
    )
  if (opened === null && found !== null) setOpened(found)
  return [
    found,
    () => {
      if (id === null) return
      const left = new URLSearchParams(params)
      left.delete('change')
      setParams(left, { replace: true })
    },
  ]
}

function startOf(operation: OperationRow | undefined, today: string): PaymentStart | null {
  const subject = operation && isMoney(operation) ? subjectOf(operation) : null
  if (operation === undefined || subject === null || 'paymentId' in operation.params) return null
  const body = operation.body as RecordPayment
  const named = { ...subject, ...subjectNamed(operation.words.detail) }
  const form = formOfRecord(body, { ...named, customer: body.customer_name ?? '' }, today)
  return { form, changing: operation.id }
}
