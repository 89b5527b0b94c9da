import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BuiltInKind } from '#contract/services/index.ts'

/** What guests and the desk know each service as. */
export const serviceNames: Readonly<Record<BuiltInKind, MessageDescriptor>> = {
  restaurant: msg`Restaurant and bar`,
  table: msg`Tables`,
  laundry: msg`Laundry`,
  car: msg`Car rental`,
  tour: msg`Tours`,
}
