import type { OperationRow } from './db/schema.ts'

/**
 * The sync status of an operation (design §7). The steps after `received` are known from the
 * server's own row alone.
 */
export type OperationSyncStatus =
  | 'saved'
  | 'sent'
  | 'received'
  | 'needs-decision'
  | 'not-sent'
  /** Over without the server having done it, by its person or by a colleague through the server. */
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
 * Each try was answered by somebody else in the server's place: a portal, a proxy. For sending it again
 * that is no certain answer; to a person it is not "Sent".
 */
function metStrangersAlone({ attempts = [], tries = 0 }: SyncStatusRow): boolean {
  if (tries === 0 || tries > attempts.length) return false
  return attempts.every(
    ({ result }) => result !== null && 'none' in result && result.none === 'not-the-house',
  )
}
