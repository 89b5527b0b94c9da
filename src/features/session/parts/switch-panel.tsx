import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useOwnersBeside, usePeople } from '../use-people.ts'
import { PeopleList } from './people-list.tsx'
import { PinForm } from './pin-form.tsx'

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
              Too many wrong PINs: {person.name} comes back with e-mail and password, once the link
              is there. What they recorded is safe.
            </Trans>
          ) : person.dropped === 'house' ? (
            <Trans>
              The house ended the session of {person.name} on this device: only e-mail and password
              open it again.
            </Trans>
          ) : (
            <Trans>
              {person.name} has no PIN on this device: e-mail and password open it, with the link.
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
