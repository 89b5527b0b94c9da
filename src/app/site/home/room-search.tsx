import { Trans } from '@lingui/react/macro'
import { useState, type ComponentProps, type ComponentType } from 'react'
import type { Criteria } from '#features/rooms/availability/criteria.ts'
import type ResultsDialog from '#features/rooms/availability/results-dialog.tsx'
import { SearchForm } from '#features/rooms/availability/search-form.tsx'
import { Alert } from '#ui/alert.tsx'
import { withMessages } from '#ui/messages.ts'
import { useHouseTime } from '../../use-house-time.ts'

/** What the first load does without: it comes with the first search. */
const loadResults = withMessages(() => import('#features/rooms/availability/results-dialog.tsx'))

type Dialog = ComponentType<ComponentProps<typeof ResultsDialog>>

/** The search in the banner, and what it finds in a dialog over the page (spec 1 §2). */
export function RoomSearch() {
  const { today } = useHouseTime()
  const [criteria, setCriteria] = useState<Criteria | null>(null)
  const [Results, setResults] = useState<Dialog | null>(null)
  const [failed, setFailed] = useState(false)

  function search(asked: Criteria): void {
    setCriteria(asked)
    setFailed(false)
    loadResults().then(
      (code) => setResults(() => code.default),
      // The link was cut before this part of the app was here. What was typed stays.
      () => setFailed(true),
    )
  }

  return (
    <>
      <SearchForm today={today} onSearch={search} />
      {failed && (
        <Alert tone="error" live>
          <Trans>Failed to check availability</Trans>
        </Alert>
      )}
      {criteria !== null && Results !== null && (
        <Results
          key={JSON.stringify(criteria)}
          criteria={criteria}
          today={today}
          onClose={() => setCriteria(null)}
        />
      )}
    </>
  )
}
