import type { Operation } from './endpoint.ts'
import { ANSWER_RETENTION_MS } from './housekeeping.ts'

/** Smaller deviations of a device's clock are ignored, ms. */
const CLOCK_TOLERANCE_MS = 2 * 60_000

/** Whether a device's timestamp (ISO 8601) is plausible on arrival. */
export function isPlausibleTime(told: string, now: Date): boolean {
  const at = Date.parse(told)
  return at <= now.getTime() && at >= now.getTime() - ANSWER_RETENTION_MS
}

/**
 * The operation with a plausible time. A time in the future becomes now. So does a time before the
 * retention of answers: it comes from a clock that was reset (1970 after a flat battery), and the
 * arrival is closer to the truth than any bound. The original time is kept as `deviceClock` where
 * the two differ.
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
