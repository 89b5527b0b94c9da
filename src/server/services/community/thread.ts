import { uuidv7 } from '#lib/uuid.ts'
import type { Reply } from '#contract/community.ts'

/** What was said after the first word, as it lies in its column: JSON, or null where nothing was. */

export function readReplies(column: string | null): Reply[] {
  return column === null ? [] : (JSON.parse(column) as Reply[])
}

export function withReply(
  column: string | null,
  said: Omit<Reply, 'id'>,
  now: Date,
): { id: string; column: string } {
  const id = uuidv7(now.getTime())
  return { id, column: JSON.stringify([...readReplies(column), { id, ...said }]) }
}
