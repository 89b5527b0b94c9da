import { msg } from '@lingui/core/macro'
import type { OperationDescriptor } from '#offline/operation-descriptor.ts'

/** An operation's second line as it was written down when it was confirmed: names may change later. */
export const storedDetail: OperationDescriptor['detail'] = ({ words: { detail } }) => msg`${detail}`
