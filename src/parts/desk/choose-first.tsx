import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BusyText } from '#ui/busy-text.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

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
          <Trans>Nothing of it can be had at the moment.</Trans>
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
