import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Running } from '#contract/running.ts'
import type { RunningPart } from '#domain/running.ts'
import { DateTimeText } from '#ui/date-text.tsx'
import { TextLink } from '#ui/text-link.tsx'

type PartText = (props: { facts: Running }) => ReactNode

function Letters({ facts: { letters } }: { facts: Running }) {
  const { waiting, oldest_waiting_at: since, failed } = letters
  return (
    <>
      {!letters.mail_server && (
        <p>
          <Trans>
            There is no mail server: each message is a file on the server, and nobody gets it.
            Whoever runs the server sets SMTP_URL.
          </Trans>
        </p>
      )}
      <p>
        {since === null ? (
          <Trans>No message waits.</Trans>
        ) : (
          <Trans>
            <Plural value={waiting} one="# message waits" other="# messages wait" />, the first
            since <DateTimeText value={since} />.
          </Trans>
        )}
      </p>
      {failed > 0 && (
        <p>
          <Plural
            value={failed}
            one="# message could not be sent in the last seven days: the stay’s history says which."
            other="# messages could not be sent in the last seven days: the stays’ histories say which."
          />
        </p>
      )}
    </>
  )
}

function Payments({ facts: { payments } }: { facts: Running }) {
  const { unknown, unknown_since: since, waiting } = payments
  return (
    <>
      <p>
        {since === null ? (
          <Trans>The provider has answered about every payment.</Trans>
        ) : (
          <Trans>
            <Plural value={unknown} one="# payment is" other="# payments are" /> without an answer,
            the first since <DateTimeText value={since} />. The house goes on asking.
          </Trans>
        )}
      </p>
      {waiting > 0 && (
        <p>
          <Plural
            value={waiting}
            one="# guest has begun to pay and has not finished."
            other="# guests have begun to pay and have not finished."
          />
        </p>
      )}
      <TextLink standalone to="/dashboard/payments">
        <Trans>To the payments</Trans>
      </TextLink>
    </>
  )
}

function Backups({ facts: { backups } }: { facts: Running }) {
  return (
    <>
      <p>
        {backups === null ? (
          <Trans>
            None are made by themselves. If the disk fails, everything on it may be gone.
          </Trans>
        ) : backups.last_good_at === null ? (
          <Trans>A place for back-ups has none yet.</Trans>
        ) : (
          <Trans>
            The last good one is of <DateTimeText value={backups.last_good_at} />.
          </Trans>
        )}
      </p>
      <TextLink standalone to="/dashboard/settings?tab=data">
        <Trans>To the back-ups</Trans>
      </TextLink>
    </>
  )
}

function Devices({ facts: { devices } }: { facts: Running }) {
  const { holding, silent, refused } = devices
  return (
    <>
      <p>
        {holding.length === 0 ? (
          <Trans>No device is known to hold work of somebody who signed out.</Trans>
        ) : (
          <Plural
            value={holding.length}
            one="# device may hold work of somebody who signed out. Open the app on it where there is internet: it sends by itself."
            other="# devices may hold work of people who signed out. Open the app on them where there is internet: they send by themselves."
          />
        )}
      </p>
      {holding.some(({ person }) => person !== '') && (
        <ul className="list-disc pl-5">
          {holding.map(({ device, person, heard_at }) => (
            <li key={`${person} ${device ?? ''} ${heard_at}`}>
              <Trans>
                {device === null ? person : `${device}, ${person}`}: last answer{' '}
                <DateTimeText value={heard_at} />
              </Trans>
            </li>
          ))}
        </ul>
      )}
      {refused > 0 && (
        <p>
          <Plural
            value={refused}
            one="# step of a colleague was refused and waits for somebody: it is on the overview."
            other="# steps of colleagues were refused and wait for somebody: they are on the overview."
          />
        </p>
      )}
      {silent > 0 && (
        <p className="text-ink-soft">
          <Plural
            value={silent}
            one="# signed-in device is out of reach just now. What it holds the house cannot know."
            other="# signed-in devices are out of reach just now. What they hold the house cannot know."
          />
        </p>
      )}
      <TextLink standalone to={refused > 0 ? '/dashboard' : '/dashboard/settings?tab=security'}>
        {refused > 0 ? <Trans>To the overview</Trans> : <Trans>To people and their devices</Trans>}
      </TextLink>
    </>
  )
}

function Errors({ facts: { errors, started_at } }: { facts: Running }) {
  const { last_hour: hour, last_day: day } = errors
  return (
    <p>
      {day === 0 ? (
        <Trans>None in the last day.</Trans>
      ) : (
        <Trans>
          <Plural value={day} one="# in the last day" other="# in the last day" />, {hour} of them
          in the last hour. The server’s log says which: whoever runs it can look there.
        </Trans>
      )}{' '}
      <Trans>
        Counted since the server started, <DateTimeText value={started_at} />.
      </Trans>
    </p>
  )
}

function Disk({ facts: { disk, store_bytes: store } }: { facts: Running }) {
  const { i18n } = useLingui()
  const size = (bytes: number) =>
    bytes < 1e9
      ? i18n.number(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
      : i18n.number(bytes / 1e9, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })
  return (
    <>
      <p>
        {disk === null ? (
          <Trans>The server cannot say how much is free.</Trans>
        ) : (
          <Trans>
            {size(disk.free)} of {size(disk.size)} are free.
          </Trans>
        )}
      </p>
      {store !== null && (
        <p>
          <Trans>The house’s rows take {size(store)}.</Trans>
        </p>
      )}
    </>
  )
}

/** What is said of each part, and the way on. */
export const partTexts: Record<RunningPart, PartText> = {
  letters: Letters,
  payments: Payments,
  backups: Backups,
  devices: Devices,
  errors: Errors,
  disk: Disk,
}
