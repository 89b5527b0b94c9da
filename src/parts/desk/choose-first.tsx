import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Kind } from '#parts/catalogue/kind.ts'
import { BusyText } from '#ui/busy-text.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Entry } from './catalogue/entry.ts'
import { useCatalogue } from './catalogue/use-catalogue.ts'

/** In the address: what of a service was chosen, so that a reload opens its form with its draft. */
export const CHOSEN = 'what'

/** What was chosen of a service, and a function to choose. `asked`: of an order that is changed. */
export function useChosen(asked: string | undefined): [string | undefined, (id: string) => void] {
  const [params, setParams] = useSearchParams()
  const choose = (id: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.set(CHOSEN, id)
        return next
      },
      { replace: true },
    )
  return [asked ?? params.get(CHOSEN) ?? undefined, choose]
}

/** What of a service is ordered, asked before its form: which car, which tour. */
export function ChooseFirst({
  title,
  entries,
  onChoose,
  onClose,
}: {
  title: ReactNode
  /** Undefined while they are not known. */
  entries: readonly { id: string; name: string }[] | undefined
  onChoose: (id: string) => void
  onClose: () => void
}) {
  return (
    <Dialog open size="sm" title={title} onClose={onClose}>
      {entries === undefined ? (
        <BusyText>
          <Trans>Loading…</Trans>
        </BusyText>
      ) : entries.length === 0 ? (
        <p>
          <Trans>Nothing of it is available at the moment.</Trans>
        </p>
      ) : (
        <ul className="grid gap-2">
          {entries.map(({ id, name }) => (
            <li key={id}>
              <Button variant="secondary" block onClick={() => onChoose(id)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** The form of one of a service's offer, which is chosen first where no order says it. */
export function TakeChosen({
  kind,
  title,
  asked,
  onClose,
  children,
}: {
  kind: Kind
  title: ReactNode
  /** What an order that is changed was for. */
  asked: string | undefined
  onClose: () => void
  children: (entry: Entry) => ReactNode
}) {
  const { entries } = useCatalogue(kind)
  const [chosen, choose] = useChosen(asked)
  const entry = entries?.find(({ id }) => id === chosen)
  if (entry) return children(entry)
  return (
    <ChooseFirst
      title={title}
      entries={entries?.filter(({ available }) => available)}
      onChoose={choose}
      onClose={onClose}
    />
  )
}
