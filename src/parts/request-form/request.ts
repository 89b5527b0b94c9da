import type { MessageDescriptor } from '@lingui/core'
import { momentOf } from '#domain/days.ts'
import { lateAfterMinutes } from '#domain/hours.ts'
import type { NewOperation } from '#offline/outbox/types.ts'

/** A guest's request, ready to be confirmed. */
export interface Request
  extends Pick<NewOperation, 'route' | 'params' | 'group'>, Pick<NewOperation['words'], 'detail'> {
  body: object
  title: MessageDescriptor
  /** Null: it never becomes too late. */
  validUntil: string | null
}

/** Until when the server takes a request for that time. */
export const untilLate = (timezone: string, day: string, time: string): string =>
  new Date(momentOf(timezone, day, time).getTime() + lateAfterMinutes * 60_000).toISOString()
