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

/** The ways on: best first, taking back last. */
export function RequestActions(props: Omit<ActionsProps, 'act' | 'busy'>) {
  const { operation, service } = props
  const acts = useActions(operation)
  const { Actions } = serviceParts[operation.route] ?? {}
  switch (operation.state) {
    case 'parked':
      return <ParkedActions operation={operation} acts={acts} />
    case 'waiting':
    case 'sending':
    case 'unknown':
      return <WaitingActions operation={operation} acts={acts} />
    case 'taken':
      if (Actions) return <Actions {...props} act={acts.act} busy={acts.busy} />
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

function ParkedActions({ operation, acts }: { operation: OperationRow; acts: Actions }) {
  const ways = descriptors[operation.route]?.recoveryActions(operation) ?? []
  // What came too late, or is no longer to be had, is not mended by sending it again.
  const hopeless = ['too_late', 'item_unavailable', 'price_changed'].includes(
    operation.answer?.code ?? '',
  )
  return (
    <>
      <Ways acts={acts} ways={ways} primary />
      {!hopeless && (
        <Button
          variant={ways.length === 0 ? 'primary' : 'secondary'}
          icon={<RotateCw aria-hidden="true" />}
          busy={acts.busy === 'retry'}
          onClick={() => void acts.retry()}
        >
          <Trans>Try again as it is</Trans>
        </Button>
      )}
      <WithdrawAct acts={acts} />
    </>
  )
}

function WaitingActions({ operation, acts }: { operation: OperationRow; acts: Actions }) {
  const ways = descriptors[operation.route]?.recoveryActions(operation) ?? []
  if (operation.wish !== null) return <SendNow acts={acts} />
  return (
    <>
      <SendNow acts={acts} />
      <Ways acts={acts} ways={ways} />
      <WithdrawAct acts={acts} />
    </>
  )
}

function SendNow({ acts }: { acts: Actions }) {
  return (
    <Button
      variant="secondary"
      icon={<RefreshCw aria-hidden="true" />}
      busy={acts.busy === 'send'}
      busyText={<Trans>Sending…</Trans>}
      onClick={() => void acts.sendNow()}
    >
      <Trans>Send now</Trans>
    </Button>
  )
}

function Ways({
  acts,
  ways,
  primary,
}: {
  acts: Actions
  ways: readonly RecoveryAction[]
  primary?: boolean
}) {
  const { i18n } = useLingui()
  return ways.map((way, at) => {
    const variant = primary && at === 0 ? 'primary' : 'secondary'
    const label = i18n._(way.label)
    return way.kind === 'open' ? (
      <ButtonLink key={label} to={way.to} variant={variant}>
        {label}
      </ButtonLink>
    ) : (
      <Button
        key={label}
        variant={variant}
        busy={acts.busy === 'change'}
        onClick={() => void acts.take(way)}
      >
        {label}
      </Button>
    )
  })
}

function WithdrawAct({ acts }: { acts: Actions }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        <Trans>Take it back</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void acts.withdraw()
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
