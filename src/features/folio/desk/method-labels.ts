import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { paymentMethods, type PaymentMethod } from '#domain/payments.ts'

/** How money is taken at the desk. */
const labels: Record<PaymentMethod | 'earlier', MessageDescriptor> = {
  cash: msg`Cash`,
  'mobile money': msg`Mobile Money`,
  card: msg`Card terminal`,
  'bank transfer': msg`Bank Transfer`,
  earlier: msg`Paid earlier`,
}

/** The usual one first. */
export const deskMethods: readonly PaymentMethod[] = [
  'cash',
  ...paymentMethods.filter((method) => method !== 'cash').toReversed(),
]

/** A method that only another app knows stands as it came. */
export function useMethodLabels(): (method: string) => string {
  const { i18n } = useLingui()
  return useCallback(
    (method) => {
      const label = labels[method as PaymentMethod | 'earlier'] as MessageDescriptor | undefined
      return label === undefined ? method : i18n._(label)
    },
    [i18n],
  )
}
