import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { ClosedBell } from './closed-bell.ts'
import { ClosedField } from './closed-field.tsx'
import { SettleList } from './settle-list.tsx'
import type { StayToSettle } from './stays-to-settle.ts'

/** Bills to look at today, and when this device rings: with the app open, and closed. */
export function BellPanel({
  open,
  onOpenBell,
  closed,
  settle,
  onClose,
}: {
  open: boolean
  onOpenBell: (on: boolean) => void
  /** Null: this host has no push notifications. */
  closed: ClosedBell | null
  settle: readonly StayToSettle[]
  onClose: () => void
}) {
  const { t } = useLingui()
  const base = useId()
  return (
    <Dialog open onClose={onClose} title={t`News and bell`} size="sm">
      <div className="grid gap-5">
        {settle.length > 0 && (
          <section aria-labelledby={`${base}-bills`} className="grid gap-1">
            <h3 id={`${base}-bills`} className="text-base font-semibold">
              <Trans>Bills to check</Trans>
            </h3>
            <SettleList stays={settle} labelledBy={`${base}-bills`} onLeave={onClose} />
          </section>
        )}
        <section aria-labelledby={`${base}-ring`} className="grid gap-3">
          <h3 id={`${base}-ring`} className="text-base font-semibold">
            <Trans>Ring for new orders</Trans>
          </h3>
          <CheckboxField
            label={t`While the app is open`}
            hint={t`Plays a sound for you on this device. Notices appear anyway.`}
            checked={open}
            onChange={onOpenBell}
          />
          {closed !== null && <ClosedField bell={closed} />}
        </section>
      </div>
    </Dialog>
  )
}
