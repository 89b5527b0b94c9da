import * as z from 'zod/mini'
import * as f from './fields.ts'

/** Sign-in (spec 1 §3, §7). */

export const login = z.object({
  email: f.email,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Default on; decides how long the session lives (spec 1 §2). */
  remember: z.optional(z.boolean()),
  /** The second step, where the account has one: six digits, or a recovery code. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  /** Name of this device, shown to admins beside what it may send. */
  device_name: z.optional(z.string().check(z.trim(), z.maxLength(60))),
})

/** Under `data`, as documented; `send_token` and the rest are ours. */
export const session = z.object({
  data: z.object({
    token: z.string(),
    role: z.string(),
    name: z.string(),
    id: f.id,
    /** May only send this person's outbox from this device (design §5, "Whose it is"). */
    send_token: z.optional(z.string()),
    expires_at: z.optional(f.moment),
  }),
})

/** Always the same answer, so that nobody learns who has an account. */
export const requestPasswordReset = z.object({
  email: f.email,
  language: z.optional(f.language),
})
export const resetPassword = z.object({
  token: z.string().check(z.minLength(20), z.maxLength(200)),
  password: z.string().check(z.minLength(8), z.maxLength(200)),
})
export const done = z.object({ message: z.string() })

export type Login = z.infer<typeof login>
export type Session = z.infer<typeof session>['data']
