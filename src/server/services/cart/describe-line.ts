import type { Kysely } from 'kysely'
import { daysOf } from '#contract/cart-line.ts'
import type { CartLine } from '#contract/cart.ts'
import { addDays } from '#domain/days.ts'
import type { Database } from '../../db/schema.ts'
import { namesOf } from '../names-of.ts'
import { handlerOf } from './line-handlers.ts'

/** A requested line, whether it was booked or not. */
export interface LineDescription {
  /** Its name in the house's words. */
  title: string
  from: string
  to: string
}

const MAX_TITLE = 120

/** Title and days of a line. */
export async function describeLine(db: Kysely<Database>, line: CartLine): Promise<LineDescription> {
  const handler = handlerOf(line)
  const days = daysOf(line)
  const length = await handler.durationDays?.(db, line.request)
  const ids = handler.offerIds(line.request)
  const names = await namesOf(db, handler.offerTable, ids)
  const knownNames = [...new Set(ids.flatMap((id) => names.get(id) ?? []))].join(', ')
  const text = knownNames || (handler.customRequest?.(line.request) ?? '')
  const title = text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE - 1)}…` : text
  return { title, from: days.from, to: length ? addDays(days.from, length - 1) : days.to }
}
