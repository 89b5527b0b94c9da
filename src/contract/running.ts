import * as z from 'zod/mini'
import type { RunningFacts } from '#domain/running.ts'
import * as f from './fields.ts'

/** GET /api/running: how the house runs, for admins (domain/running.ts has the figures' meaning). */

const count = z.number().check(z.int(), z.gte(0))

export const running = z.object({
  /** The server's time of these figures. */
  at: f.moment,
  /** The release of the server. */
  release: z.string(),
  store: z.enum(['sqlite', 'postgres']),
  store_bytes: z.nullable(count),
  /** Since when this server runs: errors are counted from then. */
  started_at: f.moment,
  letters: z.object({
    mail_server: z.boolean(),
    waiting: count,
    oldest_waiting_at: f.momentOrNull,
    failed: count,
  }),
  payments: z.object({ waiting: count, unknown: count, unknown_since: f.momentOrNull }),
  backups: z.nullable(z.object({ last_good_at: f.momentOrNull, since: f.moment })),
  devices: z.object({
    holding: z.array(z.object({ device: f.textOrNull, person: z.string(), heard_at: f.moment })),
    silent: count,
    refused: count,
  }),
  errors: z.object({ last_hour: count, last_day: count }),
  disk: z.nullable(z.object({ free: count, size: count })),
})

export type Running = z.infer<typeof running> & RunningFacts
