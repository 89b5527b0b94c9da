import type { OperationRow } from './db/schema.ts'

/**
 * Where an operation stands on the ladder of words (design §7). What lies beyond `received` only
 * the house's own row knows.
 */
export type OperationSyncStatus =
  | 'saved'
  | 'sent'
  | 'received'
  | 'needs-decision'
  | 'not-sent'
  /** Over without the house having done it, by its person or by a colleague at the house. */
  | 'over'

type SyncStatusRow = Pick<OperationRow, 'state' | 'parkReason'> &
  Partial<Pick<OperationRow, 'attempts' | 'tries'>>

export function syncStatusOf(operation: SyncStatusRow): OperationSyncStatus {
  switch (operation.state) {
    case 'waiting':
      return 'saved'
    case 'sending':
      return 'sent'
    case 'unknown':
      return metStrangersAlone(operation) ? 'saved' : 'sent'
    case 'taken':
      return 'received'
    case 'parked':
      return operation.parkReason === 'not_supported' ? 'not-sent' : 'needs-decision'
    case 'withdrawn':
    case 'superseded':
    case 'settled':
      return 'over'
  }
}

/**
 * Each try was answered by somebody else in the house's place: a portal, a proxy. For sending it again
 * that is no certain answer; to a person it is not "Sent".
 */
function metStrangersAlone({ attempts = [], tries = 0 }: SyncStatusRow): boolean {
  if (tries === 0 || tries > attempts.length) return false
  return attempts.every(
    ({ result }) => result !== null && 'none' in result && result.none === 'not-the-house',
  )
}
