import { msg } from '@lingui/core/macro'
import type { CloseDay } from '#contract/day-close.ts'
import { dayText } from '#parts/day-and-amount.ts'
import type { OperationDescriptor, OperationDescriptors } from '#offline/operation-descriptor.ts'

/** No list shows a close that waits: what it will count only the house knows. Its page says that it waits. */
const closeDay: OperationDescriptor = {
  title(operation) {
    const { day = '' } = operation.body as Partial<CloseDay>
    const date = dayText(day, 'medium')
    return msg`Close the day ${date}`
  },
  detail: () => null,
  recoveryActions: () => [],
  failed: msg`Failed to close the day.`,
  about: msg`The close of a day`,
  place: { kind: 'open', label: msg`Open the day close`, to: '/dashboard/day-close' },
  check: msg`Check whether the day is closed at the house before you send this again.`,
}

export const descriptors: OperationDescriptors = { closeDay }
