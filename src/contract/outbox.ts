import * as z from 'zod/mini'
import { notExecutable } from '#domain/reported.ts'
import * as f from './fields.ts'

/** What goes between a device's outbox and the house (design §5). */

const uuid = z.uuid()

const onBehalfOf = z.object({
  user_id: f.id,
  /** Stands where the house does not know that person any more. */
  name: f.requiredText(120),
  reason: f.requiredText(300),
})

/** One waiting operation, as sent in a batch. */
export const sentOperation = z.object({
  /** Stable name of the operation; others refer to it as `op:<id>`. */
  id: uuid,
  /** Idempotency key: belongs to this body alone. */
  key: uuid,
  route: z.string().check(z.maxLength(80)),
  /** Values may be `op:<id>`: the id of the row that operation made, here or earlier. */
  params: z.record(z.string(), z.string()),
  body: z.unknown(),
  /** Order is kept inside a group; what follows a refusal in it is answered `not_tried`. */
  group: z.string().check(z.maxLength(120)),
  /** Operations that must have been taken before this one. */
  after: z.array(uuid).check(z.maxLength(20)),
  /** When the person confirmed: the house's time, as well as the device knows it. */
  device_time: f.moment,
  /** What the device's own clock said then, where that was another time. */
  device_clock: z.optional(f.moment),
  /** Of an admin alone: who of the staff recorded it, and why it is sent in the admin's name. */
  on_behalf_of: z.optional(onBehalfOf),
})

export const outboxBatch = z.object({
  contract_version: z.number(),
  operations: z.array(sentOperation).check(z.minLength(1), z.maxLength(100)),
})

/** In the order asked. `body` is what the endpoint alone would have answered with `status`. */
export const outboxAnswers = z.object({
  answers: z.array(
    z.object({ id: uuid, status: z.number(), body: z.unknown(), replayed: z.boolean() }),
  ),
})

/**
 * POST /api/outbox/{key}/void. `voided`: never done, never will be. `done`: too late, this is what
 * the house answered then. The operation's id goes along, so that nothing else may use it.
 */
export const voidRequest = z.object({ operation_id: uuid })
export const voidAnswer = z.object({
  outcome: z.enum(['voided', 'done']),
  status: z.optional(z.number()),
  body: z.optional(z.unknown()),
})

const reportedRefusal = z.object({
  code: z.string(),
  message: z.string(),
  reason: z.optional(z.string()),
  params: z.optional(f.reasonParams),
  current: z.optional(z.unknown()),
})

/** One parked row of this device, or news of one reported before. */
export const parkedReport = z.object({
  id: uuid,
  key: uuid,
  /** open: needs a person. withdrawn, taken: no longer anyone's worry. */
  state: z.enum(['open', 'withdrawn', 'taken']),
  endpoint: z.string().check(z.maxLength(80)),
  request: z.object({ params: z.record(z.string(), z.string()), body: z.unknown() }),
  refusal: reportedRefusal,
  /** For older houses: ours keeps no words of a reporter. */
  words: z.object({ title: f.text(300), detail: f.text(1000) }),
  device_name: f.optionalText(80),
  device_time: f.moment,
  /** Of the app that made the operation; absent from older devices. */
  contract_version: z.optional(z.number()),
})
export const reportParked = z.object({
  rows: z.array(parkedReport).check(z.maxLength(100)),
})
/** For each reported row: its state at the house, so that a device learns that it was settled. */
export const reportedParked = z.object({
  rows: z.array(
    z.object({
      id: uuid,
      state: z.enum(['open', 'settled', 'withdrawn', 'taken']),
      settled_by: z.nullable(z.string()),
      settled_note: z.nullable(z.string()),
    }),
  ),
})

/** What the desk sees of a parked row, its own device's or another's. */
export const parked = z.object({
  ...f.kept,
  key: uuid,
  actor_name: z.string(),
  device_id: z.string(),
  device_name: z.nullable(z.string()),
  endpoint: z.string(),
  /** Whether it was reported by staff, who are known, or by a guest's device. */
  by: z.enum(['staff', 'guest']),
  /** `{ params, body }` as the operation's own schema read them; null where they do not fit it. */
  request: z.unknown(),
  /**
   * Whether a colleague may carry it out: an operation of this contract that its reporter may send
   * as they are now, with a body that fits. Judged when it is taken and each time it is read.
   */
  executable: z.boolean(),
  not_executable: z.nullable(z.enum(notExecutable)),
  /** The house's own name for what it is about: the guest of the stay, the room, the dish. */
  about: z.nullable(z.string()),
  /** A guest's device tells the code alone: no words of a stranger are passed on as the house's. */
  refusal: reportedRefusal,
  /** Always empty. Older devices draw them. */
  words: z.object({ title: z.string(), detail: z.string() }),
  device_time: f.moment,
  state: z.enum(['open', 'settled', 'withdrawn', 'taken']),
  settled_by: z.nullable(z.string()),
  settled_at: z.nullable(f.moment),
  settled_note: z.nullable(z.string()),
})

export const settleParked = z.object({ note: f.optionalText(500) })

export type OnBehalfOf = z.infer<typeof onBehalfOf>
export type SentOperation = z.infer<typeof sentOperation>
export type OutboxAnswers = z.infer<typeof outboxAnswers>
export type VoidAnswer = z.infer<typeof voidAnswer>
export type ParkedReport = z.infer<typeof parkedReport>
export type ReportedParked = z.infer<typeof reportedParked>
export type Parked = z.infer<typeof parked>

declare module './resources.ts' {
  interface RowOf {
    parked: Parked
  }
}
