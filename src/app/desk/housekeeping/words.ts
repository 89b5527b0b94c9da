import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RoundName } from './rounds.ts'

export const roundWords: Readonly<Record<RoundName, MessageDescriptor>> = {
  first: msg`Do first: a guest arrives today`,
  leaving: msg`Guest leaves today`,
  dirty: msg`Dirty`,
  clean: msg`Clean, to inspect`,
  inspected: msg`Inspected`,
  out_of_order: msg`Out of order`,
}
