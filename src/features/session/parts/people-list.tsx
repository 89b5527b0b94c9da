import { Plural, Trans } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'
import type { PersonHere } from '../use-people.ts'

/** Who may come back by a PIN: a name to tap, the role, and how much of theirs waits here. */
export function PeopleList({
  people,
  chosen,
  onChoose,
}: {
  people: readonly PersonHere[]
  chosen: string | null
  onChoose: (userId: string) => void
}) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {people.map((person) => (
        <li key={person.userId}>
          <button
            type="button"
            aria-pressed={person.userId === chosen}
            onClick={() => onChoose(person.userId)}
            className={cx(
              'flex min-h-14 w-full items-center gap-3 rounded-md border bg-surface px-3 py-2 text-left',
              person.userId === chosen
                ? 'border-primary outline-2 outline-primary'
                : 'border-control-border hover:bg-primary-soft',
            )}
          >
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft font-semibold text-primary"
            >
              {initials(person.name)}
            </span>
            <span className="min-w-0">
              <span className="block truncate font-semibold">{person.name}</span>
              <span className="block note">
                <span className="capitalize">{person.role}</span>
                {person.waiting + person.needYou > 0 && (
                  <>
                    {' · '}
                    <Plural
                      value={person.waiting + person.needYou}
                      one="# entry waits"
                      other="# entries wait"
                    />
                  </>
                )}
                {!person.hasPin && (
                  <>
                    {' · '}
                    <Trans>no PIN here</Trans>
                  </>
                )}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** "AU" of "Aline Uwase". */
function initials(name: string): string {
  const names = name.trim().split(/\s+/)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
