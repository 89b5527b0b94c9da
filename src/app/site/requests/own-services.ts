import type { MessageDescriptor } from '@lingui/core'
import { useCartRequests } from '#features/cart/use-own-carts.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OwnService } from '#parts/guest-requests.ts'
import { useOwnOfAll, type OwnRequests } from '#parts/own-requests.ts'
import { described } from './service-parts.tsx'

export type OwnServices = OwnRequests<OwnService>

const services = described.map(({ service }) => service)

/** The server's rows of this device's requests, except rooms. */
export function useOwnServices(operations: readonly OperationRow[]): OwnServices {
  const own = useOwnOfAll(services, operations)
  const carts = useCartRequests(operations)
  return {
    of(operation) {
      for (const [at, { statusLabels }] of described.entries()) {
        const found = own[at]?.of(operation)
        if (found) return { ...found, label: statusLabels[found.status] as MessageDescriptor }
        if (found === null) return null
      }
      return carts.of(operation)
    },
    asOf: [...own, carts].find(({ asOf }) => asOf !== null)?.asOf ?? null,
  }
}
