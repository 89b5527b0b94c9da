import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleDot, CloudOff, Mail, Send, Smartphone, Split } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { cx } from './cx.ts'
import { TONE_TEXT, type Tone } from './tones.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * Sync statuses: the steps from this device to a confirmation. Every screen uses the same labels;
 * nothing looks confirmed before it is.
 */
export type SyncStatus =
  | 'draft'
  | 'saved'
  | 'sent'
  | 'received'
  | 'confirmed'
  | 'needs-decision'
  | 'not-sent'

type Look = { tone: Tone; icon: ReactNode }

const LOOKS: Record<SyncStatus, Look> = {
  draft: { tone: 'neutral', icon: <CircleDot /> },
  saved: { tone: 'waiting', icon: <Smartphone /> },
  sent: { tone: 'waiting', icon: <Send /> },
  received: { tone: 'confirmed', icon: <Mail /> },
  confirmed: { tone: 'confirmed', icon: <CircleCheck /> },
  'needs-decision': { tone: 'conflict', icon: <Split /> },
  'not-sent': { tone: 'error', icon: <CloudOff /> },
}

export type SyncStatusProps = {
  syncStatus: SyncStatus
  /** Its running number, once the server has it: 41. */
  number?: number | string | null
}

/** The label of a sync status. */
export function SyncStatusLabel({ syncStatus, number }: SyncStatusProps) {
  switch (syncStatus) {
    case 'draft':
      return <Trans>Draft</Trans>
    case 'saved':
      return <Trans>Saved on this device, not yet with the house</Trans>
    case 'sent':
      return <Trans>Sent</Trans>
    case 'received':
      return number ? (
        <Trans>Received by the house, no. {number}</Trans>
      ) : (
        <Trans>Received by the house</Trans>
      )
    case 'confirmed':
      return <Trans>Confirmed</Trans>
    case 'needs-decision':
      return <Trans>Needs your decision</Trans>
    case 'not-sent':
      return <Trans>Could not be sent</Trans>
  }
}

/** The picture of a sync status: an envelope for received, a check for confirmed. */
export function SyncStatusIcon({ syncStatus }: Pick<SyncStatusProps, 'syncStatus'>) {
  return LOOKS[syncStatus].icon
}

/** A sync status as a badge, for lists. */
export function SyncStatusBadge(props: SyncStatusProps) {
  const look = LOOKS[props.syncStatus]
  return (
    <Badge tone={look.tone} icon={look.icon} className="rounded-md!">
      <SyncStatusLabel {...props} />
    </Badge>
  )
}

/** A sync status as the headline of a page about one thing, with its meaning below. */
export function SyncStatusHeadline({
  children,
  level = 1,
  ...props
}: SyncStatusProps & { level?: 1 | 2; children?: ReactNode }) {
  const look = LOOKS[props.syncStatus]
  const Heading = `h${level}` as const
  return (
    <div aria-live="polite" className="grid gap-2">
      <Heading
        className={cx(
          'flex items-start gap-3 text-xl sm:text-2xl [&_svg]:mt-1 [&_svg]:size-6 [&_svg]:shrink-0 sm:[&_svg]:size-7',
          TONE_TEXT[look.tone],
        )}
      >
        {look.icon}
        <span>
          <SyncStatusLabel {...props} />
        </span>
      </Heading>
      {children && <div className="whitespace-pre-line text-ink-soft">{children}</div>}
    </div>
  )
}

const CLIMB = ['saved', 'sent', 'received', 'confirmed'] as const

/** The four steps as dots; the current one has its label beside it. */
export function SyncStatusSteps({ syncStatus }: { syncStatus: (typeof CLIMB)[number] }) {
  const reached = CLIMB.indexOf(syncStatus)
  const names = {
    saved: <Trans>On this device</Trans>,
    sent: <Trans>Sent</Trans>,
    received: <Trans>With the house</Trans>,
    confirmed: <Trans>Confirmed</Trans>,
  }
  return (
    <ol className="grid grid-cols-4 gap-1.5">
      {CLIMB.map((step, at) => (
        <li
          key={step}
          aria-current={at === reached ? 'step' : undefined}
          className={cx(
            'grid content-start gap-1.5 text-sm',
            at <= reached ? 'font-semibold text-ink' : 'text-ink-soft',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'h-1.5 rounded-full transition-colors',
              at > reached && 'bg-line',
              at <= reached && (syncStatus === 'saved' || syncStatus === 'sent') && 'bg-sun',
              at <= reached &&
                (syncStatus === 'received' || syncStatus === 'confirmed') &&
                'bg-primary',
            )}
          />
          <span>
            {at <= reached && (
              <VisuallyHidden>
                <Trans>Done:</Trans>{' '}
              </VisuallyHidden>
            )}
            {names[step]}
          </span>
        </li>
      ))}
    </ol>
  )
}
