import { Plural, useLingui } from '@lingui/react/macro'
import { CarFront } from 'lucide-react'
import { BoardList, BoardRow, GuestLink, StatusBadge } from '#parts/desk/board-list.tsx'
import type { Outing, Tile } from '#parts/desk/service-desk.ts'
import { sentOut } from '../services.ts'

/** By time; of those without one, tours with other people first. */
export const byTime = (outings: readonly Outing[]): readonly Outing[] =>
  outings.toSorted(
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

export function useOutingsTile({ length }: readonly Outing[]): Tile {
  const label = useSentOut('all')
  return {
    key: 'going-out',
    label,
    icon: <CarFront aria-hidden="true" />,
    to: '#going-out',
    value: length,
  }
}

/** What leaves today and what comes back, of all services in one list. */
export function GoingOut({ outings }: { outings: readonly Outing[] }) {
  const { t } = useLingui()
  const title = useSentOut('all')
  const none = useSentOut('none')
  return (
    <BoardList
      id="going-out"
      title={title}
      count={outings.length}
      empty={t`${none} goes out today.`}
    >
      {outings.map(({ key, type, what, time, name, guest, code, status, people }) => (
        <BoardRow
          key={key}
          lead={time === '' ? what : `${time} ${what}`}
          who={<GuestLink type={type} code={code} guest={guest} />}
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
