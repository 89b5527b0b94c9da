import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RunningLevel, RunningPart } from '#domain/running.ts'
import type { Tone } from '#ui/tones.tsx'

export const partNames: Record<RunningPart, MessageDescriptor> = {
  letters: msg`Messages`,
  payments: msg`Payments`,
  backups: msg`Back-ups`,
  devices: msg`Devices`,
  errors: msg`Faults`,
  disk: msg`Disk`,
}

export const levelNames: Record<RunningLevel, MessageDescriptor> = {
  good: msg`Good`,
  look: msg`Check this`,
  alert: msg`Needs you now`,
  unknown: msg`Not known`,
}

export const levelTones: Record<RunningLevel, Tone> = {
  good: 'confirmed',
  look: 'waiting',
  alert: 'error',
  unknown: 'neutral',
}
