import type { Operation } from './endpoint.ts'
import { ANSWER_RETENTION_MS } from './housekeeping.ts'

/** A device's clock that is off by less is not worth a word, ms. */
const CLOCK_TOLERANCE_MS = 2 * 60_000

/** Whether a moment (ISO 8601) that a device tells can be true when it arrives. */
export function isPlausibleTime(told: string, now: Date): boolean {
  const at = Date.parse(told)
  return at <= now.getTime() && at >= now.getTime() - ANSWER_RETENTION_MS
}

/**
 * The operation with its time held within what can be true when it arrives. Nobody confirms in the
 * future: what says so was confirmed by now. What says to be older than answers are kept comes from
 * a clock that fell back (1970 after a flat battery): the moment of arrival is nearer the truth than
 * any bound. What the device's own clock said is kept beside it wherever the two differ.
 */
export function clampDeviceTime(operation: Operation, now: Date): Operation {
  const { deviceTime, deviceClock } = operation
  if (deviceTime === null) return { ...operation, deviceClock: null }
  const isTrue = isPlausibleTime(deviceTime, now)
  const held = isTrue ? Date.parse(deviceTime) : now.getTime()
  const said = deviceClock ?? deviceTime
  const off = Math.abs(Date.parse(said) - held) > CLOCK_TOLERANCE_MS
  return {
    ...operation,
    deviceTime: isTrue ? deviceTime : now.toISOString(),
    deviceClock: off ? said : null,
  }
}
