import * as z from 'zod/mini'
import { notExecutable } from '#domain/reported.ts'
import * as f from './fields.ts'

/** Messages between a device's outbox and the server (design §5). */

const uuid = z.uuid()

const onBehalfOf = z.object({
  user_id: f.id,
  /** Name to show where the server does not have that person any more. */
  name: f.requiredText(120),
  reason: f.requiredText(300),
})

/** One waiting operation, as sent in a batch. */
export const sentOperation = z.object({
  /** Stable name of the operation; others refer to it as `op:<id>`. */
  id: uuid,
  /** Idempotency key of this body. */
  key: uuid,
  route: z.string().check(z.maxLength(80)),
  /** Values may be `op:<id>`: the id of the row that operation made, here or earlier. */
  params: z.record(z.string(), z.string()),
  body: z.unknown(),
  /**
   * Operations of a group keep their order; those after a refusal in it are answered `not_tried`.
   */
  group: z.string().check(z.maxLength(120)),
  /** Operations that must have been taken before this one. */
  after: z.array(uuid).check(z.maxLength(20)),
  /** When the person confirmed: the server's time, as well as the device knows it. */
  device_time: f.moment,
  /** The device's own clock at that moment, where it differs. */
  device_clock: z.optional(f.moment),
  /** Only from an admin: who recorded it, and why it is sent in the admin's name. */
  on_behalf_of: z.optional(onBehalfOf),
})

export const outboxBatch = z.object({
  contract_version: z.number(),
  operations: z.array(sentOperation).check(z.minLength(1), z.maxLength(100)),
})

/**
 * In the order of the request. `body` is what the endpoint alone would have answered with `status`.
 */
export const outboxAnswers = z.object({
  answers: z.array(
    z.object({ id: uuid, status: z.number(), body: z.unknown(), replayed: z.boolean() }),
  ),
})

/**
 * POST /api/outbox/{key}/void. `voided`: not done, and never will be. `done`: too late, this is the
 * answer of that time. The operation's id is sent too, so that nothing else may use it.
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

/** One parked row of this device, or an update of one reported before. */
export const parkedReport = z.object({
  id: uuid,
  key: uuid,
  /** open: needs a person. withdrawn, taken: settled. */
  state: z.enum(['open', 'withdrawn', 'taken']),
  endpoint: z.string().check(z.maxLength(80)),
  request: z.object({ params: z.record(z.string(), z.string()), body: z.unknown() }),
  refusal: reportedRefusal,
  /** For older servers: ours does not store a reporter's texts. */
  words: z.object({ title: f.text(300), detail: f.text(1000) }),
  device_name: f.optionalText(80),
  device_time: f.moment,
  /** Version of the app that made the operation; absent from older devices. */
  contract_version: z.optional(z.number()),
})
export const reportParked = z.object({
  rows: z.array(parkedReport).check(z.maxLength(100)),
})
/** For each reported row: its state on the server, so that a device learns that it was settled. */
export const reportedParked = z.object({
  rows: z.array(
    z.object({
      id: uuid,
      state: z.enum(['open', 'settled', 'withdrawn', 'taken']),
      settled_by: f.textOrNull,
      settled_note: f.textOrNull,
    }),
  ),
})

/** A parked row for the desk, of its own device or another. */
export const parked = z.object({
  ...f.syncedRow,
  key: uuid,
  actor_name: z.string(),
  device_id: z.string(),
  device_name: f.textOrNull,
  endpoint: z.string(),
  /** Whether staff or a guest's device reported it. */
  by: z.enum(['staff', 'guest']),
  /** `{ params, body }` as the operation's own schema read them; null where they do not fit it. */
  request: z.unknown(),
  /**
   * Whether a colleague may carry it out: an operation of this contract that its reporter may send
   * now, with a valid body. Checked when it is reported and each time it is read.
   */
  executable: z.boolean(),
  not_executable: z.nullable(z.enum(notExecutable)),
  /** The server's own name of its subject: the guest of the stay, the room, the dish. */
  about: f.textOrNull,
  /** A guest's device sends only the code: a stranger's texts are not shown as the house's. */
  refusal: reportedRefusal,
  /** Always empty. Older devices show them. */
  words: z.object({ title: z.string(), detail: z.string() }),
  device_time: f.moment,
  state: z.enum(['open', 'settled', 'withdrawn', 'taken']),
  settled_by: f.textOrNull,
  settled_at: f.momentOrNull,
  settled_note: f.textOrNull,
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
