import { useQueries } from '@tanstack/react-query'
import type { ResourceRow } from '#contract/resources.ts'
import { payableServiceKinds, serviceOf, tableOf } from '#contract/services/index.ts'
import { offline } from '#offline/offline.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { guestOrderOf, type GuestOrder } from '#parts/desk/guest-stays.ts'
import { useValue } from '#ui/use-value.ts'
import type { Money } from '../money.ts'

interface PaidOrder extends ResourceRow {
  key: string
  order: GuestOrder
}

/** What payments were taken for, as it is cached: only whose it is, and when. */
const paidOrders = () =>
  payableServiceKinds.map((kind) =>
    listQuery({
      resource: tableOf[kind],
      route: serviceOf(kind).routes.list,
      as: 'paid-orders',
      parse: (row: ResourceRow): PaidOrder => {
        const { id, version, operation_id } = row
        const order = guestOrderOf(kind, { status: '', ...row })
        return { id, version, operation_id, key: `${kind}:${id}`, order }
      },
    }),
  )

const unknown: GuestOrder = { from: '' }

/** At module level: the query client reuses the result while no list changes. */
const combine = (lists: readonly { data: { rows: PaidOrder[] } | undefined }[]) => {
  const byKey = new Map(
    lists.flatMap(({ data }) => data?.rows.map(({ key, order }) => [key, order] as const) ?? []),
  )
  return ({ subject: { kind, id } }: Pick<Money, 'subject'>): GuestOrder =>
    kind === 'room'
      ? guestOrderOf('room', { id, status: '' })
      : (byKey.get(`${kind}:${id}`) ?? unknown)
}

/** Finds what a payment says of its guest's stay: the booking, or the order that it paid. */
export function useGuestOrders(): ReturnType<typeof combine> {
  const isOurs = useValue(offline().host) !== 'foreign'
  return useQueries({ queries: isOurs ? paidOrders() : [], combine })
}
