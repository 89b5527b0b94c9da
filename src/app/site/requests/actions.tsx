import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import type { ActionsProps } from '#parts/guest-requests.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { descriptors } from '../../operations.ts'
import { serviceParts } from './service-parts.tsx'
import { useActions } from './use-actions.ts'

/** What the guest can do: the best first, taking back last. */
export function RequestActions(props: Omit<ActionsProps, 'act' | 'busy'>) {
  const { operation, service } = props
  const actions = useActions(operation)
  const { Actions } = serviceParts[operation.route] ?? {}
  switch (operation.state) {
    case 'parked':
      return <ParkedActions operation={operation} actions={actions} />
    case 'waiting':
    case 'sending':
    case 'unknown':
      return <WaitingActions operation={operation} actions={actions} />
    case 'taken':
      if (Actions) return <Actions {...props} act={actions.act} busy={actions.busy} />
      return service?.mayCancel ? <CancelLink code={service.code} /> : null
    default:
      return null
  }
}

/** In the state, not in the address: a code is a secret. */
function CancelLink({ code }: { code: string }) {
  return (
    <ButtonLink to="/cancel-bookings" state={{ code }} variant="secondary">
      <Trans>Cancel this booking</Trans>
    </ButtonLink>
  )
}

type Actions = ReturnType<typeof useActions>

function ParkedActions({ operation, actions }: { operation: OperationRow; actions: Actions }) {
  const recoveryActions = descriptors[operation.route]?.recoveryActions(operation) ?? []
  // Too late or no longer available: sending it again does not help.
  const hopeless = ['too_late', 'item_unavailable', 'price_changed'].includes(
    operation.answer?.code ?? '',
  )
  return (
    <>
      <RecoveryButtons actions={actions} recoveryActions={recoveryActions} primary />
      {!hopeless && (
        <Button
          variant={recoveryActions.length === 0 ? 'primary' : 'secondary'}
          icon={<RotateCw />}
          busy={actions.busy === 'retry'}
          onClick={() => void actions.retry()}
        >
          <Trans>Try again as it is</Trans>
        </Button>
      )}
      <WithdrawButton actions={actions} />
    </>
  )
}

function WaitingActions({ operation, actions }: { operation: OperationRow; actions: Actions }) {
  const recoveryActions = descriptors[operation.route]?.recoveryActions(operation) ?? []
  if (operation.wish !== null) return <SendNow actions={actions} />
  return (
    <>
      <SendNow actions={actions} />
      <RecoveryButtons actions={actions} recoveryActions={recoveryActions} />
      <WithdrawButton actions={actions} />
    </>
  )
}

function SendNow({ actions }: { actions: Actions }) {
  return (
    <Button
      variant="secondary"
      icon={<RefreshCw />}
      busy={actions.busy === 'send'}
      busyText={<Trans>Sending…</Trans>}
      onClick={() => void actions.sendNow()}
    >
      <Trans>Send now</Trans>
    </Button>
  )
}

function RecoveryButtons({
  actions,
  recoveryActions,
  primary,
}: {
  actions: Actions
  recoveryActions: readonly RecoveryAction[]
  primary?: boolean
}) {
  const { i18n } = useLingui()
  return recoveryActions.map((action, at) => {
    const variant = primary && at === 0 ? 'primary' : 'secondary'
    const label = i18n._(action.label)
    return action.kind === 'open' ? (
      <ButtonLink key={label} to={action.to} variant={variant}>
        {label}
      </ButtonLink>
    ) : (
      <Button
        key={label}
        variant={variant}
        busy={actions.busy === 'change'}
        onClick={() => void actions.take(action)}
      >
        {label}
      </Button>
    )
  })
}

function WithdrawButton({ actions }: { actions: Actions }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={<Trash2 />} onClick={() => setAsking(true)}>
        <Trans>Take it back</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void actions.withdraw()
        }}
        title={t`Take it back?`}
        confirmLabel={t`Take it back`}
        cancelLabel={t`Keep it`}
      >
        <Trans>It will not be sent. If the house may have it already, it is asked first.</Trans>
      </ConfirmDialog>
    </>
  )
}
