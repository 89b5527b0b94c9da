import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CalendarFeed, FeedProblem } from '#contract/ical.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Why a channel's calendar could not be read, and what to do. */
const problemLabels: Readonly<Record<FeedProblem, MessageDescriptor>> = {
  address_lost: msg`The house can no longer read this address. Add it again under the same channel: what it blocks stays blocked.`,
  address_refused: msg`This address is not on the open Internet, or leads away from it. Copy it from the channel again.`,
  unreachable: msg`The channel does not answer just now. It is asked again by itself.`,
  refused: msg`The channel does not give it out any more. Copy the address from the channel again.`,
  too_large: msg`What is there is too large for a room’s calendar.`,
  not_a_calendar: msg`What is there is not a whole calendar. Copy the address from the channel again.`,
}

/** A channel whose calendar is imported for a room: the last run and its result. */
export function FeedRow({
  feed,
  onFetch,
  onRemove,
}: {
  feed: CalendarFeed
  onFetch: () => Promise<unknown>
  onRemove: () => Promise<unknown>
}) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const { channel } = feed
  async function during(work: () => Promise<unknown>) {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <strong className="font-semibold break-words">{channel}</strong>
          {feed.problem !== null ? (
            <Badge tone="error">
              <Trans>Not taken</Trans>
            </Badge>
          ) : feed.fetched_at === null ? (
            <Badge tone="waiting">
              <Trans>Being fetched</Trans>
            </Badge>
          ) : (
            <Badge tone="confirmed">
              <Plural value={feed.stays} one="# stay ahead" other="# stays ahead" />
            </Badge>
          )}
          {feed.clashes > 0 && (
            <Badge tone="conflict">
              <Plural value={feed.clashes} one="# sold twice" other="# sold twice" />
            </Badge>
          )}
        </p>
        <div className="flex gap-1">
          <Button
            variant="quiet"
            busy={busy}
            aria-label={t`Fetch ${channel} now`}
            onClick={() => void during(onFetch)}
          >
            <Trans>Fetch now</Trans>
          </Button>
          <Button variant="quiet" aria-label={t`Remove ${channel}`} onClick={() => setAsking(true)}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
      <p className="truncate font-mono text-sm text-ink-soft" title={feed.url}>
        {feed.url}
      </p>
      <p className="text-sm text-ink-soft empty:hidden">
        {feed.fetched_at !== null && (
          <Trans>
            Last taken <DateTimeText value={feed.fetched_at} format="short" />.
          </Trans>
        )}{' '}
        {feed.repeats > 0 && (
          <Plural
            value={feed.repeats}
            one="# entry repeats: only its first time is taken."
            other="# entries repeat: only their first time is taken."
          />
        )}
      </p>
      {feed.problem !== null && (
        <p className="text-sm text-error">{i18n._(problemLabels[feed.problem])}</p>
      )}
      {feed.clashes > 0 && (
        <TextLink
          standalone
          to={`/dashboard/bookings?status=pending&q=${encodeURIComponent(channel)}`}
        >
          <Trans>Show what was sold twice</Trans>
        </TextLink>
      )}
      {asking && (
        <ConfirmDialog
          open
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void during(onRemove).then(() => setAsking(false))}
          title={t`Remove ${channel}?`}
          confirmLabel={t`Remove`}
          cancelLabel={t`Keep`}
        >
          <Trans>
            Its calendar is not fetched any more. Stays of it that have not begun are cancelled
            here, and their nights can be sold again.
          </Trans>
        </ConfirmDialog>
      )}
    </li>
  )
}
