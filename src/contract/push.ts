import * as z from 'zod/mini'

/** Web Push for the desk when the app is closed (RFC 8030, 8291, 8292). */

/** GET /api/push/key: the house's VAPID public key, base64url. */
export const pushKey = z.object({ key: z.string() })

const base64url = (least: number, limit: number) =>
  z.string().check(z.regex(/^[\w-]+={0,2}$/), z.minLength(least), z.maxLength(limit))

/** As the browser's PushSubscription says it (`toJSON`). */
export const subscribePush = z.object({
  endpoint: z.string().check(z.minLength(10), z.maxLength(1000)),
  keys: z.object({ p256dh: base64url(86, 90), auth: base64url(21, 26) }),
})

export const unsubscribePush = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
})

/** Whether this person receives notifications on this device after the request. */
export const pushState = z.object({ on: z.boolean() })

export type SubscribePush = z.infer<typeof subscribePush>
