import * as z from 'zod/mini'
import * as f from './fields.ts'

/**
 * POST /api/outbox/handover: at the end of a shift a device names all operations that it recorded,
 * and the server answers for each whether it has it.
 */
export const handOver = z.object({
  operations: z.array(z.object({ id: f.id, key: f.id })).check(z.maxLength(2000)),
  /** No operation of this person waits on the device any more: the send-only token ends. */
  nothing_waits: z.optional(z.literal(true)),
})

export const handedOver = z.object({
  answers: z.array(
    z.object({
      id: f.id,
      /** refused: the server refused it, and somebody must settle it. unknown: it never came. */
      state: z.enum(['taken', 'refused', 'unknown']),
    }),
  ),
})

export type HandedOver = z.infer<typeof handedOver>
