import * as z from 'zod/mini'
import * as f from './fields.ts'

/**
 * POST /api/outbox/handover: at the end of a shift a device names all that it recorded, and the house
 * answers for each whether it has it.
 */
export const handOver = z.object({
  operations: z.array(z.object({ id: f.id, key: f.id })).check(z.maxLength(2000)),
  /** Nothing of this person waits here any more: the token that can only send ends. */
  nothing_waits: z.optional(z.literal(true)),
})

export const handedOver = z.object({
  answers: z.array(
    z.object({
      id: f.id,
      /** refused: the house said no, and somebody has it to settle. unknown: it never came. */
      state: z.enum(['taken', 'refused', 'unknown']),
    }),
  ),
})

export type HandOver = z.infer<typeof handOver>
export type HandedOver = z.infer<typeof handedOver>
