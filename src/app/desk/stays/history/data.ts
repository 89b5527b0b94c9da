import { listQuery } from '#offline/reads/list-query.ts'

/** The history of a stay as devices keep it: of stays that are not long over. */
export const stayEvents = (stayId: string) =>
  listQuery({ resource: 'stay_events', route: 'listStayEvents', scope: stayId, query: of(stayId) })

/** All of it, however old, asked of the house. */
export const olderStayEvents = (stayId: string) =>
  listQuery({
    resource: 'stay_events',
    route: 'listStayEvents',
    scope: stayId,
    query: of(stayId),
    complete: false,
    as: 'older',
  })

const of = (stayId: string) => ({ booking_id: stayId })
