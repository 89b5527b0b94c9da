import type { FolioReceipt } from '../../folio.ts'

/** Where a receipt is printed: by what made it, which is the same before and after it is sent. */
export function receiptAddress(
  stayId: string,
  receipt: Pick<FolioReceipt, 'id' | 'operation_id'>,
): string {
  const id = receipt.operation_id ?? receipt.id
  return `/dashboard/stays/${encodeURIComponent(stayId)}/receipts/${encodeURIComponent(id)}/print`
}

/** Whether it is the one of an address: by the house's id, or by what made it. */
export function isReceipt({ id, operation_id }: FolioReceipt, asked: string): boolean {
  return id === asked || operation_id === asked || `op:${operation_id}` === asked
}
