import * as z from 'zod/mini'
import { maxSpans } from '#domain/hours.ts'
import * as f from './fields.ts'

/** Hours by weekday, and dates on which the house is closed (domain/hours.ts; decision 98). */

/** `HH:MM`; `24:00` is the end of the day. */
export const closing = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/))

const spans = z.array(z.object({ open: f.timeOfDay, close: closing })).check(z.maxLength(maxSpans))

/** Monday first; null: as every day, an empty list: closed. */
export const week = z.array(z.nullable(spans)).check(z.length(7))

export const maxClosedDates = 100

export const closedDates = z
  .array(z.object({ date: f.day, text: f.text(80) }))
  .check(z.maxLength(maxClosedDates))
