import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useOwnersBeside, usePeople, type PersonHere } from '../use-people.ts'
import { PinForm } from './pin-form.tsx'
import { useRoleNames } from '#parts/role-names.ts'
import { cx } from '#ui/cx.ts'

/** Who is at the tablet now: a tap on the name, then the PIN. `otherwise` is the way in without one. */
export function SwitchPanel({
  first = null,
  except = null,
  onIn,
  otherwise,
}: {
  /** Chosen to begin with. */
  first?: string | null
  /** Not offered: who is signed in already. */
  except?: string | null
  onIn: () => void
  otherwise: ReactNode
}) {
  const all = usePeople()
  const people = all.filter(({ userId }) => userId !== except)
  const beside = useOwnersBeside(all)
  const { t } = useLingui()
  const [chosen, setChosen] = useState(first)
  const person = people.find(({ userId }) => userId === chosen)
  return (
    <div className="grid gap-5">
      {people.length > 0 && <PeopleList people={people} chosen={chosen} onChoose={setChosen} />}
      {person?.hasPin && <PinForm key={person.userId} person={person} onIn={onIn} />}
      {person && !person.hasPin && (
        <p aria-live="polite">
          {person.dropped === 'tries' ? (
            <Trans>
              Too many wrong PINs: {person.name}’s PIN no longer works here. Sign in with e-mail and
              password when there is internet. Their entries are safe.
            </Trans>
          ) : person.dropped === 'house' ? (
            <Trans>
              The house signed {person.name} out on this device. Sign in again with e-mail and
              password.
            </Trans>
          ) : (
            <Trans>
              {person.name} has no PIN here. Sign in with e-mail and password; this needs internet.
            </Trans>
          )}
        </p>
      )}
      {beside.length > 0 && (
        <ul className="grid gap-1 note" aria-label={t`Also recorded on this device`}>
          {beside.map(({ actorKey, name, entries }) => (
            <li key={actorKey}>
              {name ?? t`Guests on this device`}
              {' · '}
              <Plural value={entries} one="# entry waits" other="# entries wait" />
            </li>
          ))}
        </ul>
      )}
      {otherwise}
    </div>
  )
}

/** Who may come back by a PIN: a name to tap, the role, and how much of theirs waits here. */
function PeopleList({
  people,
  chosen,
  onChoose,
}: {
  people: readonly PersonHere[]
  chosen: string | null
  onChoose: (userId: string) => void
}) {
  const roles = useRoleNames()
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
                {roles[person.role] ?? person.role}
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
