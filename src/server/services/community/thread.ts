import type { Reply } from '#contract/community.ts'

/** What was said after the first word, as it lies in its column: JSON, or null where nothing was. */

export function readReplies(column: string | null): Reply[] {
  return column === null ? [] : (JSON.parse(column) as Reply[])
}

export function withReply(
  column: string | null,
  said: Omit<Reply, 'id'>,
  id: string,
): { id: string; column: string } {
  return { id, column: JSON.stringify([...readReplies(column), { id, ...said }]) }
}
