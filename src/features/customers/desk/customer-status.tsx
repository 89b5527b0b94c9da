import { Trans } from '@lingui/react/macro'
import { Ban, Crown } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import type { Customer } from '#contract/customers.ts'

/** VIP, banned, or neither. */
export function CustomerStatus({ vip, banned }: Pick<Customer, 'vip' | 'banned'>) {
  if (!vip && !banned) {
    return (
      <span className="text-ink-soft">
        <Trans>Regular</Trans>
      </span>
    )
  }
  return (
    <span className="flex flex-wrap gap-1.5">
      {vip && (
        <Badge tone="confirmed" icon={<Crown />}>
          <Trans>VIP</Trans>
        </Badge>
      )}
      {banned && (
        <Badge tone="error" icon={<Ban />}>
          <Trans>Banned</Trans>
        </Badge>
      )}
    </span>
  )
}
