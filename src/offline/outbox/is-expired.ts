import type { OperationRow } from '../db/schema.ts'

/**
 * Whether what a person asked for makes no sense any more by the device's clock. For warnings
 * alone: lateness is the house's to judge, since device clocks are wrong after a power cut.
 * `now`: ms, best the house's clock.
 */
export function isExpired({ validUntil }: Pick<OperationRow, 'validUntil'>, now: number): boolean {
  return validUntil !== null && Date.parse(validUntil) < now
}
