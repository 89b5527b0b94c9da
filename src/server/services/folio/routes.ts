import type { Endpoint } from '../../pipeline/endpoint.ts'
import { chargeToStay } from './charges.ts'
import { addFolioItem, removeFolioItem } from './items.ts'
import { listFolioItems, listReceipts } from './lists.ts'
import { issueReceipt } from './receipts.ts'
import { sendReceipt } from './send-receipt.ts'
import { writeOffStay } from './write-off.ts'

export const endpoints: Endpoint[] = [
  listFolioItems,
  addFolioItem,
  removeFolioItem,
  chargeToStay,
  writeOffStay,
  listReceipts,
  issueReceipt,
  sendReceipt,
]
