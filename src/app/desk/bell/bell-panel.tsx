import { useLingui } from '@lingui/react/macro'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { ClosedBell } from './closed-bell.ts'
import { ClosedField } from './closed-field.tsx'
import { SettleList } from './settle-list.tsx'
import type { StayToSettle } from './stays-to-settle.ts'

/** Bills that need a look today; and where this device rings: in the open app, and when it is closed. */
export function BellPanel({
  open,
  onOpenBell,
  closed,
  settle,
  onClose,
}: {
  open: boolean
  onOpenBell: (on: boolean) => void
  /** Null: there is no such thing at this host. */
  closed: ClosedBell | null
  settle: readonly StayToSettle[]
  onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <Dialog open onClose={onClose} title={t`Ring for new orders`} size="sm">
      <div className="grid gap-3">
        {settle.length > 0 && <SettleList stays={settle} onLeave={onClose} />}
        <CheckboxField
          label={t`While the app is open`}
          hint={t`A bell, for you on this device. The words come without it too.`}
          checked={open}
          onChange={onOpenBell}
        />
        {closed !== null && <ClosedField bell={closed} />}
      </div>
    </Dialog>
  )
}
