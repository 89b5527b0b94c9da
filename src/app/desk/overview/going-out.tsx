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

/** "Cars and tours", "No car and no tour": what services send out, as the start of a sentence. */
export function useSentOut(form: 'all' | 'none'): string {
  const { t, i18n } = useLingui()
  const words = sentOut
    .map((sends) => i18n._(sends[form]))
    .reduce((before, next) => t`${before} and ${next}`)
  return words.charAt(0).toLocaleUpperCase(i18n.locale) + words.slice(1)
}

export function useDeparturesTile({ length }: readonly Departure[]): Tile {
  const label = useSentOut('all')
  return {
    key: 'going-out',
    label,
    icon: <CarFront />,
    to: '#going-out',
    value: length,
  }
}

/** What leaves today and what comes back, of all services in one list. */
export function GoingOut({ departures }: { departures: readonly Departure[] }) {
  const { t } = useLingui()
  const title = useSentOut('all')
  const none = useSentOut('none')
  return (
    <BoardList
      id="going-out"
      title={title}
      count={departures.length}
      empty={t`${none} goes out today.`}
    >
      {departures.map(({ key, type, what, time, name, guest, of, code, status, people }) => (
        <BoardRow
          key={key}
          lead={time === '' ? what : `${time} ${what}`}
          who={<GuestLink type={type} code={code} guest={guest} of={of} />}
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
