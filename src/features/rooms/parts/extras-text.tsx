import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StayExtras } from '#contract/bookings.ts'

export const extraLabels: Readonly<Record<keyof StayExtras, MessageDescriptor>> = {
  breakfast: msg`Cooked breakfast`,
  airport_transfer: msg`Airport transfer`,
  late_checkout: msg`Late checkout`,
}

/** The names of the chosen extras. */
export const extraNames = (extras: StayExtras): MessageDescriptor[] =>
  (['breakfast', 'airport_transfer', 'late_checkout'] as const)
    .filter((extra) => extras[extra])
    .map((extra) => extraLabels[extra])

/** The chosen extras as a list. */
export function ExtrasText({ extras }: { extras: StayExtras }) {
  const { i18n } = useLingui()
  return (
    extraNames(extras)
      .map((name) => i18n._(name))
      .join(', ') || <Trans>None</Trans>
  )
}
