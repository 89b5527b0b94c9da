import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { moneyOf } from '#features/parked/money.ts'
import { entriesOf } from '#features/parked/others.ts'
import { useWork } from '#features/parked/use-work.ts'
import { lock } from '#features/session/lock.ts'
import { useOwnPerson } from '#features/session/use-people.ts'
import { dashboardRoles } from '#features/session/rules.ts'
import { actorKey } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { ownersQuery } from '#offline/reads/device-rows.ts'
import { actorOf } from '#offline/session.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useValue } from '#ui/use-value.ts'
import { descriptors } from '../operations.ts'
import { useLogout } from './use-logout.ts'

/** Logging out with work on this device: wait, leave it to be sent, or withdraw it (design §5). */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { waiting, decisions, others } = useWork()
  const session = useValue(offline().session)
  const logout = useLogout()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const own = useOwnPerson()
  // The house refuses what this device sends for them, "Remember me" or not.
  const owners = useQuery(ownersQuery()).data
  const ownKey = actorKey(actorOf(session))
  const needsSignIn = owners?.find((one) => one.actorKey === ownKey)?.signIn === true
  const rows = [...waiting, ...decisions.flatMap(({ head, followers }) => [head, ...followers])]
  /** Money that was taken stays, whatever is withdrawn. */
  const held = rows.filter((row) => moneyOf(row, descriptors) !== null)
  // The house may be asked about each row for a while: whoever presses another button meanwhile, or
  // is here after a lock, is not signed out by it.
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function withdrawAll() {
    setBusy(true)
    try {
      let asked = false
      for (const row of rows.filter((one) => !held.includes(one)).toReversed()) {
        const came = await offline().outbox.withdraw(row.id)
        if (!isShown.current) return
        asked ||= came.outcome === 'asked'
      }
      if (asked) {
        toasts.show({
          tone: 'waiting',
          text: t`Some had been tried already: the house is asked first whether it has them.`,
        })
      }
      logout()
    } catch {
      setBusy(false)
      toasts.show({ tone: 'error', text: t`This could not be noted on this device. Try again.` })
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={rows.length > 0 ? t`Log out with work waiting?` : t`Log out of this device?`}
    >
      <div className="grid gap-4">
        {rows.length > 0 && (
          <p>
            <Plural
              value={rows.length}
              one="# change of yours is on this device and not yet settled with the house."
              other="# changes of yours are on this device and not yet settled with the house."
            />
          </p>
        )}
        {rows.length > 0 && (
          <ul className="max-h-40 divide-y divide-line overflow-y-auto border-y border-line">
            {rows.map((row) => (
              <li key={row.id} className="py-2">
                <span className="font-medium">{row.words.title}</span>{' '}
                <span className="text-ink-soft">{row.words.detail}</span>
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <div className="text-sm text-ink-soft">
            <p>
              <Trans>Of others on this device, not yet settled with the house:</Trans>
            </p>
            <ul>
              {others.map((one) => (
                <li key={one.actorKey}>
                  {one.name ?? t`Guests on this device`}
                  {' · '}
                  <Plural value={entriesOf(one)} one="# entry waits" other="# entries wait" />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="grid gap-2">
          {rows.length > 0 && (
            <Button block onClick={onClose} data-autofocus>
              <Trans>Stay signed in and wait</Trans>
            </Button>
          )}
          {dashboardRoles.includes(session?.role ?? '') && (
            <ButtonLink block variant="secondary" to="/dashboard/handover" onClick={onClose}>
              <Trans>Hand over the shift first</Trans>
            </ButtonLink>
          )}
          {own?.hasPin && (
            <Button
              block
              variant={rows.length > 0 ? 'secondary' : 'primary'}
              onClick={() => {
                onClose()
                lock()
              }}
            >
              <Trans>Lock this device, my PIN opens it again</Trans>
            </Button>
          )}
          <Button block variant="secondary" onClick={logout}>
            {rows.length > 0 && needsSignIn ? (
              <Trans>Log out, leave them here</Trans>
            ) : rows.length > 0 ? (
              <Trans>Log out, leave them to be sent</Trans>
            ) : (
              <Trans>Log out</Trans>
            )}
          </Button>
          {own?.hasPin && (
            <p className="text-sm text-ink-soft">
              <Trans>Logging out removes your PIN. You will need internet to sign in again.</Trans>
            </p>
          )}
          {rows.length > 0 && (
            <p className="text-sm text-ink-soft">
              {needsSignIn ? (
                <Trans>Your session has ended: they wait here for your next sign-in.</Trans>
              ) : session?.remembered ? (
                <Trans>They are sent in your name when there is internet.</Trans>
              ) : (
                <Trans>Without “Remember me” they wait here for your next sign-in.</Trans>
              )}
            </p>
          )}
          {rows.length > held.length && (
            <Button block variant="quiet" busy={busy} onClick={() => void withdrawAll()}>
              <Trans>Withdraw them and log out</Trans>
            </Button>
          )}
          {held.length > 0 && (
            <p className="text-sm text-ink-soft">
              <Trans>Money that you took is not withdrawn with them.</Trans>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
