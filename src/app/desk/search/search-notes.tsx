import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { offline } from '#offline/offline.ts'
import { Button } from '#ui/button.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { useValue } from '#ui/use-value.ts'
import type { Search } from './use-search.ts'

/** What was not searched, from when the rest is, and the way to stays that are not kept here. */
export function SearchNotes({ search: { cached, missing, stays } }: { search: Search }) {
  const isDown = useValue(offline().link).state === 'down'
  const isOld = cached?.cause !== undefined || cached?.refusal !== undefined
  return (
    <div className="grid gap-2 border-t border-line px-4 py-2.5 text-sm empty:hidden">
      {isOld && cached.asOf !== null && (
        <StatusLine tone="waiting" icon={<History />}>
          <Trans>
            Searched on this device, as of <DateTimeText value={cached.asOf} />.
          </Trans>
        </StatusLine>
      )}
      {missing.length > 0 && (
        <StatusLine tone="waiting">
          <Trans>Not searched, because it is not on this device: {missing.join(', ')}.</Trans>
        </StatusLine>
      )}
      {stays.isCut && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 flex-1 basis-60 text-ink-soft">
            {isDown ? (
              <Trans>
                Not all earlier stays are on this device. You can search them when there is
                internet.
              </Trans>
            ) : (
              <Trans>Not all earlier stays are on this device.</Trans>
            )}
          </span>
          {!isDown && (
            <Button variant="secondary" busy={stays.isAsking} onClick={stays.askForAll}>
              <Trans>Look among earlier stays</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
