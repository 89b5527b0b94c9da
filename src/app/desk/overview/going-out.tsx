import { Plural, useLingui } from '@lingui/react/macro'
import { CarFront } from 'lucide-react'
import { BoardList, BoardRow, GuestLink, StatusBadge } from '#parts/desk/board-list.tsx'
import type { Departure, Tile } from '#parts/desk/service-desk.ts'
import { sentOut } from '../services.ts'

/** By time; of those without one, tours with other people first. */
export const byTime = (departures: readonly Departure[]): readonly Departure[] =>
  departures.toSorted(
    (a, b) => a.time.localeCompare(b.time) || Number(a.people === null) - Number(b.people === null),
  )

type Kinds = readonly { kind: string }[]

/**
 * "Cars and tours", "No car and no tour": what these services send out, as the start of a sentence; '' where they
 * send out nothing.
 */
export function useSentOut(form: 'all' | 'none', of: Kinds): string {
  const { t, i18n } = useLingui()
  const words = sentOut
    .filter((sends) => of.some(({ kind }) => kind === sends.kind))
    .map((sends) => i18n._(sends[form]))
    .reduce((before, next) => (before === '' ? next : t`${before} and ${next}`), '')
  return words.charAt(0).toLocaleUpperCase(i18n.locale) + words.slice(1)
}

/** Its tile; none where nothing can leave. */
export function useDeparturesTile({ length }: readonly Departure[], of: Kinds): Tile[] {
  const label = useSentOut('all', of)
  if (label === '') return []
  return [{ key: 'going-out', label, icon: <CarFront />, to: '#going-out', value: length }]
}

/** What leaves today and what comes back, of all services in one list. */
export function GoingOut({ departures, of }: { departures: readonly Departure[]; of: Kinds }) {
  const { t } = useLingui()
  const title = useSentOut('all', of)
  const none = useSentOut('none', of)
  if (title === '') return null
  return (
    <BoardList
      id="going-out"
      title={title}
      count={departures.length}
      empty={t`${none} goes out today.`}
    >
      {departures.map(({ key, type, what, time, name, guest, of: stay, code, status, people }) => (
        <BoardRow
          key={key}
          lead={time === '' ? what : `${time} ${what}`}
          who={<GuestLink type={type} code={code} guest={guest} of={stay} />}
          notes={
            <>
              <StatusBadge status={status} />
              <span>{name}</span>
              {people !== null && <Plural value={people} one="# person" other="# people" />}
            </>
          }
        />
      ))}
    </BoardList>
  )
}
