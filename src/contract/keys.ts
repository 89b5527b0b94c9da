import * as z from 'zod/mini'
import * as f from './fields.ts'

/** API keys for other programs: they read the lists that staff read, and nothing else. */

/** What a key begins with (spec 3 §9). */
export const KEY_PREFIX = 'sk_'

export const createApiKey = z.object({ name: f.requiredText(60) })

export const apiKey = z.object({
  id: f.id,
  name: z.string(),
  /** The first and the last three characters. */
  masked: z.string(),
  made_by: z.string(),
  made_at: f.moment,
  last_used_at: f.momentOrNull,
  revoked_at: f.momentOrNull,
})
export const apiKeys = z.object({ data: z.array(apiKey) })
/** `key` is shown once, in this answer only. */
export const createdApiKey = z.object({ data: apiKey, key: z.string(), message: z.string() })
export const revokedApiKey = z.object({ data: apiKey, message: z.string() })

export type ApiKey = z.infer<typeof apiKey>
