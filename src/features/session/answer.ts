import { readAt } from '#contract/route.ts'
import type { Session } from '#contract/session.ts'
import { coerceText } from '#lib/coerce.ts'

/** What POST /api/login answers (spec 1 §3), from any host; null without a token (spec 1 §5). */
export function readSession(answer: unknown): Session | null {
  const read = (name: string) => coerceText(readAt(answer, `data.${name}`))
  const token = read('token')
  if (token === '') return null
  const sendToken = read('send_token')
  return {
    token,
    role: read('role').toLowerCase(),
    name: read('name'),
    id: read('id'),
    ...(sendToken === '' ? {} : { send_token: sendToken }),
  }
}
