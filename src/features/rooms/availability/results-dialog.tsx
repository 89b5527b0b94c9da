import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { refusalText } from '#offline/refusal-text.ts'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx'
import { saveBundle } from '../bundle.ts'
import { useRoomName } from '../parts/use-room-name.ts'
import { type Criteria, roomAddress } from './criteria.ts'
import { InstantQuote, QuoteFooter } from './instant-quote.tsx'
import { bundleOf, firstOf, quoteOf, roomsOf, type Selection } from './search.ts'
import { Suggestions } from './suggestions.tsx'
import { type SearchState, useSearch } from './use-search.ts'

const NOTHING_FOUND = { nights: 0, singles: [], combinations: [] }

/** Rooms that fit the guest's days and party, and their price (spec 1 §2, "Availability modal"). */
export default function ResultsDialog({
  criteria,
  today,
  onClose,
}: {
  criteria: Criteria
  today: string
  onClose: () => void
}) {
  const { t, i18n } = useLingui()
  const nameOf = useRoomName()
  const navigate = useNavigate()
  const search = useSearch(criteria)
  const [chosen, setChosen] = useState<Selection | null>(null)
  const [unkept, setUnkept] = useState(false)
  const found = search.is === 'found' ? search.found : null
  const selection = found === null ? null : (stillThere(search, chosen) ?? firstOf(found))
  const rooms = found === null ? [] : roomsOf(found, selection)

  function book(): void {
    const [first] = rooms
    if (first === undefined) return
    if (rooms.length === 1) {
      void navigate(roomAddress(first.id, criteria))
      return
    }
    if (!saveBundle(bundleOf(rooms, criteria, today, nameOf))) {
      setUnkept(true)
      return
    }
    void navigate(`/rooms/${encodeURIComponent(first.id)}?bundle=1`)
    onClose()
  }

  const quoted = {
    quote: quoteOf(found ?? NOTHING_FOUND, selection),
    combination: selection?.kind === 'combo',
    onBook: book,
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={<Trans>Available rooms</Trans>}
      description={
        <>
          <DateText value={criteria.check_in} format="short" /> –{' '}
          <DateText value={criteria.check_out} format="short" />
          {', '}
          <Plural value={criteria.adults} one="# adult" other="# adults" />
        </>
      }
    >
      {search.is === 'loading' && (
        <LoadingRegion label={t`Checking availability…`} className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </LoadingRegion>
      )}
      {search.is === 'failed' && (
        <Alert tone="error" live>
          {refusalText(search.refusal, i18n) ?? <Trans>Failed to check availability</Trans>}
        </Alert>
      )}
      {search.is === 'found' && (
        <div className="grid items-start gap-6 sm:grid-cols-[1fr_16rem]">
          <div className="grid min-w-0 gap-5">
            <KnownAsOf search={search} />
            <Suggestions
              found={search.found}
              adults={criteria.adults}
              selection={selection}
              onSelect={setChosen}
            />
          </div>
          <InstantQuote {...quoted} unkept={unkept} />
          <QuoteFooter {...quoted} />
        </div>
      )}
    </Dialog>
  )
}

/** The selection, as long as the search still finds it. */
function stillThere(search: SearchState, chosen: Selection | null): Selection | null {
  if (search.is !== 'found' || roomsOf(search.found, chosen).length === 0) return null
  return chosen
}

/** The age of the cached nights, where the server did not answer (decisions.md). */
function KnownAsOf({ search }: { search: SearchState }) {
  if (search.is !== 'found') return null
  if (search.nightsUnknown) {
    return (
      <Alert tone="waiting">
        <Trans>
          Which nights are taken is not known on this device. The house checks when your request
          arrives.
        </Trans>
      </Alert>
    )
  }
  if (search.cause === null) return null
  return (
    <div className="grid gap-0.5">
      <AsOf at={search.asOf} />
      <p className="text-sm text-ink-soft">
        <Trans>Availability is from then. The house checks it when your request arrives.</Trans>
      </p>
    </div>
  )
}
