import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RoomCondition } from '#domain/room-conditions.ts'
import type { Tone } from '#ui/tones.tsx'

export const conditionLabels: Readonly<Record<RoomCondition, MessageDescriptor>> = {
  clean: msg`Clean`,
  dirty: msg`Dirty`,
  inspected: msg`Inspected`,
  out_of_order: msg`Out of order`,
}

export const conditionTones: Readonly<Record<RoomCondition, Tone>> = {
  clean: 'confirmed',
  dirty: 'waiting',
  inspected: 'confirmed',
  out_of_order: 'error',
}
