import { Trans, useLingui } from '@lingui/react/macro'
import type { Person } from '#contract/people.ts'
import { Button } from '#ui/button.tsx'
import { DateTimeText } from '#ui/date-text.tsx'

/** Devices that may still send what a person recorded there, signed in or not; each can be ended. */
export function SenderList({
  person: { name, senders = [] },
  onEnd,
}: {
  /** Another host may have no senders. */
  person: Pick<Person, 'name'> & Partial<Pick<Person, 'senders'>>
  onEnd: (sender: string, device: string) => void
}) {
  const { t } = useLingui()
  if (senders.length === 0) return null
  return (
    <details className="text-sm md:col-span-full">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-link">
        <Trans>
          Devices that may send for {name}: {senders.length}
        </Trans>
      </summary>
      <ul aria-label={t`Devices that may send for ${name}`} className="grid gap-1">
        {senders.map(({ id, device, since, last_used_at }) => {
          const called = device ?? t`Unnamed device`
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0">
                <span className="font-medium">{called}</span>{' '}
                <span className="text-ink-soft">
                  <Trans>
                    since <DateTimeText value={since} />, last used{' '}
                    <DateTimeText value={last_used_at} />
                  </Trans>
                </span>
              </span>
              <Button
                variant="quiet"
                aria-label={t`End sending from ${called} for ${name}`}
                onClick={() => onEnd(id, called)}
              >
                <Trans context="sending">End</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
