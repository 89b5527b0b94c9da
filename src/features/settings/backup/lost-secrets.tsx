import { Trans, useLingui } from '@lingui/react/macro'
import type { LostSecrets } from '#contract/settings.ts'
import { Alert } from '#ui/alert.tsx'
import { useAsked } from '#parts/ask-server.ts'

const readLost = (body: unknown) => body as LostSecrets

/** Shown where the server has secrets that it cannot open: it does not have their key. */
export function LostSecretsNotice() {
  const { t } = useLingui()
  const { value } = useAsked('getLostSecrets', readLost)
  if (value === null) return null
  const { second_steps, calendars, channels } = value
  if (second_steps.length + calendars.length + channels.length === 0) return null
  const people = second_steps.join(', ')
  const rooms = calendars.join(', ')
  const feeds = channels.map(({ room_number, channel }) => `${room_number} ${channel}`).join(', ')
  return (
    <Alert tone="error" title={t`Some secrets cannot be opened: their key is not on this server`}>
      <p>
        <Trans>Whoever runs the server can bring the key back. Until then:</Trans>
      </p>
      <ul className="list-disc pl-5">
        {people !== '' && (
          <li>
            <Trans>
              The second step of sign-in of {people}: recovery codes work; switch it off under
              People, and on again.
            </Trans>
          </li>
        )}
        {rooms !== '' && (
          <li>
            <Trans>The calendars’ own addresses of rooms {rooms}: make new ones.</Trans>
          </li>
        )}
        {feeds !== '' && (
          <li>
            <Trans>The channels’ calendars {feeds}: add their addresses again.</Trans>
          </li>
        )}
      </ul>
    </Alert>
  )
}
