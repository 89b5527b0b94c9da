import * as z from 'zod/mini'
import { folioItem, receipt } from '#contract/folio.ts'
import { read } from '../../pipeline/endpoint.ts'
import { folioItemRows, receiptRows } from './wire.ts'

/** GET /api/folio-items: of every stay; a desk keeps them whole and adds up bills by itself. */
export const listFolioItems = read({
  name: 'listFolioItems',
  answer: z.object({ data: z.array(folioItem) }),
  async read(db) {
    return { data: await folioItemRows(db, null) }
  },
})

/** GET /api/receipts: the newest, by number. */
export const listReceipts = read({
  name: 'listReceipts',
  answer: z.object({ data: z.array(receipt) }),
  async read(db) {
    return { data: await receiptRows(db, null) }
  },
})
