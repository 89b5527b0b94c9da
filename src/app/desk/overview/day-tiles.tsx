import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BedDouble, DoorOpen, Flag, LogIn, LogOut, Send, Split, Wallet } from 'lucide-react'
import { useWork } from '#features/parked/use-work.ts'
import type { Tile } from '#parts/desk/service-desk.ts'
import { useDeparturesTile } from './going-out.tsx'
import { Tiles } from './tiles.tsx'
import type { useDay } from './use-day.ts'

const icon = (Icon: typeof LogIn) => <Icon />

/** The day's numbers; a dash for those not loaded yet. */
export function DayTiles({ day: all }: { day: ReturnType<typeof useDay> }) {
  const { t } = useLingui()
  const { day, free, services, serviceDepartures, receivables, flagged, readiness, stays } = all
  const departuresTile = useDeparturesTile(serviceDepartures)
  const { totals } = useWork()
  const toDecide = flagged.length + all.lostRequests.length
  const known = (value: number | undefined) => value ?? '–'
  const arrivals = day && [...day.missed, ...day.arrivals]
  const unready = arrivals?.filter(({ room_id }) => readiness(room_id) !== 'ready').length ?? 0
  const { waiting, needYou: decide } = totals
  const ready = free?.filter((one) => one.readiness === 'ready').length
  const tiles: Tile[] = [
    {
      key: 'arrivals',
      label: t`Arrivals`,
      icon: icon(LogIn),
      to: '#arrivals',
      value: known(arrivals?.length),
      ...(unready > 0 && {
        tone: 'waiting' as const,
        hint: t`${plural(unready, {
          one: '# not ready',
          other: '# not ready',
        })}`,
      }),
    },
    {
      key: 'departures',
      label: t`Departures`,
      icon: icon(LogOut),
      to: '#departures',
      value: known(day?.departures.length),
    },
    {
      key: 'in-house',
      label: t`In house`,
      icon: icon(BedDouble),
      to: '/dashboard/bookings?type=room&status=active',
      value: known(day && day.inHouse.length + day.departures.filter(isIn).length),
    },
    {
      key: 'free',
      label: t`Free tonight`,
      icon: icon(DoorOpen),
      to: '/dashboard/walk-in',
      value: stays.bookings === undefined ? '–' : known(ready),
    },
    ...services.flatMap(({ tile }) => tile ?? []),
    departuresTile,
    {
      key: 'unpaid',
      label: t`Unpaid`,
      icon: icon(Wallet),
      to: '#unpaid',
      value: receivables.length,
    },
    {
      key: 'flagged',
      label: t`Flagged`,
      icon: icon(Flag),
      to: '#flagged',
      value: toDecide,
      ...(toDecide > 0 && { tone: 'conflict' as const }),
    },
    {
      key: 'send',
      label: t`To be sent`,
      icon: icon(Send),
      value: waiting,
      ...(waiting > 0 && { tone: 'waiting' as const, to: '#waiting' }),
    },
    {
      key: 'decide',
      label: t`To decide`,
      icon: icon(Split),
      value: decide,
      ...(decide > 0 && { tone: 'conflict' as const, to: '#needs-decision' }),
    },
  ]
  return <Tiles label={t`The day`} tiles={tiles} />
}

const isIn = ({ status }: { status: string }) => status === 'active'
