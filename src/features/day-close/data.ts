import { listQuery } from '#offline/reads/list-query.ts'

/** Closed days, as the house froze them; two months of them on a device. */
export const dayCloses = () => listQuery({ resource: 'day_closes', route: 'listDayCloses' })

/** Receipts, for a day that the device works out by itself. */
export const receiptsOfDays = () => listQuery({ resource: 'receipts', route: 'listReceipts' })
