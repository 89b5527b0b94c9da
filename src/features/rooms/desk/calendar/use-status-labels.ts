import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { bookingStatuses } from '#domain/stays.ts'
import { statusLabels } from '../../operations/desk-steps-text.ts'

/** A status's label; a status of another server is shown as it came. */
export function useStatusLabels(): (status: string) => string {
  const { i18n } = useLingui()
  return useCallback(
    (status) => {
      const ownStatus = bookingStatuses.find((one) => one === status)
      return ownStatus === undefined ? status : i18n._(statusLabels[ownStatus])
    },
    [i18n],
  )
}
