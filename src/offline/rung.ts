import type { OperationRow } from './db/schema.ts'

/**
 * Where an operation stands on the ladder of words (design §7). What lies beyond `received` only
 * the house's own row knows.
 */
export type OperationRung =
  | 'saved'
  | 'sent'
  | 'received'
  | 'needs-decision'
  | 'not-sent'
  /** Over without the house having done it, by its person or by a colleague at the house. */
  | 'over'

export function rungOf(operation: Pick<OperationRow, 'state' | 'parkReason'>): OperationRung {
  switch (operation.state) {
    case 'waiting':
      return 'saved'
    case 'sending':
    case 'unknown':
      return 'sent'
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
