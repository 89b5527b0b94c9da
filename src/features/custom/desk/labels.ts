import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CustomUnit } from '#domain/custom.ts'
import { flagLabels } from '#parts/desk/cancelled-paid-labels.ts'

/** What the house marked for the desk to deal with. Null: nothing. */
export const customFlagLabels = (flag: string | null) =>
  flagLabels(
    flag,
    msg`The house marked this order for the desk. Check its payments before you go on.`,
  )

/** What a price is for. */
export const unitLabels: Readonly<Record<CustomUnit, MessageDescriptor>> = {
  piece: msg`a piece`,
  person: msg`a person`,
  hour: msg`an hour`,
  day: msg`a day`,
  kilo: msg`a kilo`,
}
