import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { bookingStatuses } from '#domain/stays.ts'
import { statusLabels } from '../../operations/desk-steps-text.ts'

/** A state in words; another host's own word where ours has none. */
export function useStatusLabels(): (status: string) => string {
  const { i18n } = useLingui()
  return useCallback(
    (status) => {
      const known = bookingStatuses.find((one) => one === status)
      return known === undefined ? status : i18n._(statusLabels[known])
    },
    [i18n],
  )
}
