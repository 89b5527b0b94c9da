import { Plural, useLingui } from '@lingui/react/macro'
import { CarFront } from 'lucide-react'
import { BoardList, BoardRow, GuestLink, StatusBadge } from '#parts/desk/board-list.tsx'
import type { Outing, Tile } from '#parts/desk/service-desk.ts'

/** By their time; of those without one, who goes with others first. */
export const byTime = (outings: readonly Outing[]): readonly Outing[] =>
  outings.toSorted(
    (a, b) => a.time.localeCompare(b.time) || Number(a.people === null) - Number(b.people === null),
  )

export function useOutingsTile({ length }: readonly Outing[]): Tile {
  const { t } = useLingui()
  return {
    key: 'going-out',
    label: t`Cars and tours`,
    icon: <CarFront aria-hidden="true" />,
    to: '#going-out',
    value: length,
  }
}

/** What leaves today and what comes back, of all services in one list. */
export function GoingOut({ outings }: { outings: readonly Outing[] }) {
  const { t } = useLingui()
  return (
    <BoardList
      id="going-out"
      title={t`Cars and tours`}
      count={outings.length}
      empty={t`No car and no tour goes out today.`}
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
