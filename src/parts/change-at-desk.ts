import type { ServiceKind } from '#contract/services/index.ts'

/** Where the desk changes an order of its own that waits or was refused (app/desk/new-order.tsx). */
export const changeAtDesk = (kind: ServiceKind, operationId: string): string =>
  `/dashboard/bookings?type=${kind}&order=${operationId}`
