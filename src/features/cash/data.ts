import { listQuery } from '#offline/reads/list-query.ts'

/** Tills counted at the ends of shifts, of all devices. */
export const cashCounts = () => listQuery({ resource: 'cash_counts', route: 'listCashCounts' })
