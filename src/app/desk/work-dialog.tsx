import { Trans, useLingui } from '@lingui/react/macro'
import { OthersHere } from '#features/parked/desk/others-here.tsx'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { WaitingList } from '#features/parked/desk/waiting-list.tsx'
import { useWork } from '#features/parked/use-work.ts'
import { offline } from '#offline/offline.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { useValue } from '#ui/use-value.ts'
import { useSignedOut } from '#parts/desk/use-signed-out.ts'
import { useLookAgain } from '#parts/use-look-again.ts'
import { LinkCauseAdvice } from '../link-advice.tsx'
import { LinkCauseText } from '../link-cause-text.tsx'
import { descriptors } from '../operations.ts'

/** The link, waiting operations of this device, and decisions: one list that opens anywhere. */
export function WorkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  if (!open) return null
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t`Internet and waiting work`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <WorkList />
    </Dialog>
  )
}

function WorkList() {
  const link = useValue(offline().link)
  const isSignedOut = useSignedOut()
  const { waiting, others, totals } = useWork()
  const { looking, look } = useLookAgain()
  return (
    <div className="grid gap-6">
      {link.state === 'down' ? (
        <Alert
          tone="waiting"
          title={<LinkCauseText cause={link.cause} />}
          action={
            <Button
              variant="secondary"
              busy={looking}
              busyText={<Trans>Looking…</Trans>}
              onClick={look}
            >
              <Trans>Try again now</Trans>
            </Button>
          }
        >
          <p>
            <LinkCauseAdvice cause={link.cause} />
          </p>
          <p className="mt-1">
            <Trans>
              You can go on: what you do is saved on this device and sent when there is internet and
              the desk is open. Only signing in and seeing others’ changes need internet. No answer
              since <DateTimeText value={link.since} />.
            </Trans>
          </p>
        </Alert>
      ) : (
        <StatusLine tone={isSignedOut ? 'waiting' : 'confirmed'}>
          {isSignedOut ? (
            <Trans>You see what this device keeps, until you sign in again.</Trans>
          ) : (
            <Trans>The house answers. It receives what you do within seconds.</Trans>
          )}
        </StatusLine>
      )}
      <WaitingList rows={waiting} descriptors={descriptors} />
      <ParkedWork descriptors={descriptors} />
      <OthersHere others={others} descriptors={descriptors} />
      {totals.waiting + totals.needYou === 0 && (
        <p className="text-ink-soft">
          <Trans>Nothing waits on this device, and nothing needs a decision.</Trans>
        </p>
      )}
    </div>
  )
}
