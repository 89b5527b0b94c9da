import type { FolioReceipt } from '../../folio.ts'

/** The page that prints a receipt. By its operation: that id is the same before and after sending. */
export function receiptAddress(
  stayId: string,
  receipt: Pick<FolioReceipt, 'id' | 'operation_id'>,
): string {
  const id = receipt.operation_id ?? receipt.id
  return `/dashboard/stays/${encodeURIComponent(stayId)}/receipts/${encodeURIComponent(id)}/print`
}

/** Whether an address means this receipt: by the server's id, or by its operation. */
export function isReceipt({ id, operation_id }: FolioReceipt, asked: string): boolean {
  return id === asked || operation_id === asked || `op:${operation_id}` === asked
}
