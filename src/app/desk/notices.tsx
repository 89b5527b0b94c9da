import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SignInAgain } from '#features/session/desk/sign-in-again.tsx'
import { actorKey } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { ownersQuery } from '#offline/reads/device-rows.ts'
import { actorOf } from '#offline/session.ts'
import { useSignedOut } from '#parts/desk/use-signed-out.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useValue } from '#ui/use-value.ts'
import { WorkDialog } from './work-dialog.tsx'

/** What stands in the way of work on every screen of the desk: the device, or a session that ended. */
export function DeskNotices() {
  const device = useValue(offline().device)
  return (
    <div className="grid gap-3 px-3 pt-4 empty:hidden sm:px-5">
      {device === 'unavailable' && <NothingKept />}
      {device === 'newer' && <OlderPage />}
      <SignInNeeded />
    </div>
  )
}

function NothingKept() {
  const { t } = useLingui()
  return (
    <Alert tone="error" live title={t`Nothing can be kept on this device just now`}>
      <Trans>
        You can read here, but no step can be saved. A private window or a full device can be the
        reason: free some space, or open the desk in a normal window.
      </Trans>
    </Alert>
  )
}

function OlderPage() {
  const { t } = useLingui()
  return (
    <Alert
      tone="waiting"
      live
      title={t`A newer version is on this device`}
      action={
        <Button onClick={() => location.reload()}>
          <Trans>Reload this page</Trans>
        </Button>
      }
    >
      <Trans>This page is older than what is kept here. Nothing is lost: reload to go on.</Trans>
    </Alert>
  )
}

function SignInNeeded() {
  const { t } = useLingui()
  const ended = useSignedOut()
  const own = actorKey(actorOf(useValue(offline().session)))
  const owners = useQuery(ownersQuery()).data ?? []
  const [open, setOpen] = useState(false)
  const [showing, setShowing] = useState(false)
  const mine = owners.find((one) => one.actorKey === own)
  const others = owners.filter((one) => one.signIn && one.actorKey !== own)
  const names = others.map(({ actor }) => (actor.kind === 'staff' ? actor.name : '')).join(', ')
  const waiting = mine?.waiting ?? 0
  return (
    <>
      {(mine?.signIn === true || ended) && (
        <Alert
          tone="waiting"
          live
          title={t`Session expired`}
          action={
            <Button onClick={() => setOpen(true)}>
              <Trans>Sign in again</Trans>
            </Button>
          }
        >
          {waiting > 0 ? (
            <Plural
              value={waiting}
              one="# change waits for your sign-in. Nothing is lost, and you can go on."
              other="# changes wait for your sign-in. Nothing is lost, and you can go on."
            />
          ) : (
            <Trans>You see what this device keeps, until you sign in again.</Trans>
          )}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert
          tone="waiting"
          action={
            <Button variant="secondary" onClick={() => setShowing(true)}>
              <Trans>Show them</Trans>
            </Button>
          }
        >
          <Trans>
            Changes of {names} wait on this device for their sign-in. They are sent in that person’s
            name alone, unless an admin takes them over.
          </Trans>
        </Alert>
      )}
      <WorkDialog open={showing} onClose={() => setShowing(false)} />
      <SignInAgain open={open} onClose={() => setOpen(false)} />
    </>
  )
}
