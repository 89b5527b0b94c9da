import type { MessageDescriptor } from '@lingui/core'
import { momentOf } from '#domain/days.ts'
import { lateAfterMinutes } from '#domain/hours.ts'
import type { NewOperation } from '#offline/outbox/types.ts'

/** A guest's request, ready to be confirmed. */
export interface Request
  extends Pick<NewOperation, 'route' | 'params' | 'group'>, Pick<NewOperation['words'], 'detail'> {
  body: object
  title: MessageDescriptor
  /** Null: it makes sense whenever it comes. */
  validUntil: string | null
}

/** As long as the house takes a request for that moment. */
export const untilLate = (timezone: string, day: string, time: string): string =>
  new Date(momentOf(timezone, day, time).getTime() + lateAfterMinutes * 60_000).toISOString()
