import * as z from 'zod/mini'
import { shortestPassword, staffRoles } from '#domain/people.ts'
import * as f from './fields.ts'

/** Accounts of staff, passwords and the second step of signing in. */

const password = z.string().check(z.minLength(shortestPassword), z.maxLength(200))
/** Six digits, or a recovery code. */
const code = z.string().check(z.trim(), z.minLength(6), z.maxLength(20))

export const person = z.object({
  id: f.id,
  name: z.string(),
  email: z.string(),
  role: z.string(),
  disabled: z.boolean(),
  two_factor: z.boolean(),
  /** Devices on which they are signed in now. */
  sessions: z.number(),
  last_seen_at: f.momentOrNull,
  /** Devices that may still send what this person recorded there, signed in or not. */
  senders: z.array(
    z.object({
      id: f.id,
      device: f.textOrNull,
      since: f.moment,
      last_used_at: f.moment,
      until: f.moment,
    }),
  ),
})
export const people = z.object({ data: z.array(person) })
export const savedPerson = z.object({ data: person, message: z.string() })
/** `link`: the path by which a password is chosen, once, told here alone. Null: it goes out by e-mail. */
export const invitedPerson = z.extend(savedPerson, { link: z.nullable(z.string()) })

export const invitePerson = z.object({
  name: f.requiredText(80),
  email: f.email,
  role: z.enum(staffRoles),
  language: z.optional(f.language),
})
/** PATCH: only the fields present change. */
export const updatePerson = z.object({
  name: z.optional(f.requiredText(80)),
  role: z.optional(z.enum(staffRoles)),
  /** True ends their sessions too. */
  disabled: z.optional(z.boolean()),
  /** For people who lost the phone with the codes: they sign in with the password alone again. */
  end_two_factor: z.optional(z.literal(true)),
})

export const changePassword = z.object({
  current_password: z.string().check(z.minLength(1), z.maxLength(200)),
  password,
})
export const done = z.object({ message: z.string() })

export const twoFactorState = z.object({ on: z.boolean(), recovery_codes_left: z.number() })
/**
 * The password is asked again: on an unattended tablet nobody may bind the account to another
 * phone.
 */
export const startTwoFactor = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(200)),
})
/** `secret` in base32, for typing; `address` for a telephone to open. */
export const startedTwoFactor = z.object({ secret: z.string(), address: z.string() })
export const confirmTwoFactor = z.object({ code })
/** Shown once, in this answer only. */
export const confirmedTwoFactor = z.object({
  recovery_codes: z.array(z.string()),
  message: z.string(),
})
export const endTwoFactor = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(200)),
})

export const endSender = z.object({ sender: f.id })

export type Person = z.infer<typeof person>
export type InvitedPerson = z.infer<typeof invitedPerson>
