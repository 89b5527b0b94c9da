import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BedDouble, DoorOpen, Flag, LogIn, LogOut, Send, Split, Wallet } from 'lucide-react'
import { useWork } from '#features/parked/use-work.ts'
import { whyNotReady, type Readiness } from '#parts/desk/room-readiness.ts'
import type { Tile } from '#parts/desk/service-desk.ts'
import { useDeparturesTile } from './going-out.tsx'
import type { useDay } from './use-day.ts'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/link.tsx'
import { TONE_TEXT } from '#ui/tones.tsx'

const drawn = (Icon: typeof LogIn) => <Icon />

/** The day's numbers; a dash for those not loaded yet. */
export function DayTiles({ day: all }: { day: ReturnType<typeof useDay> }) {
  const { t } = useLingui()
  const { day, free, shown, serviceDepartures, receivables, flagged, readiness } = all
  const departuresTile = useDeparturesTile(serviceDepartures, shown)
  const { totals } = useWork()
  const toDecide = flagged.length + all.lostRequests.length
  const known = (value: number | undefined) => value ?? '–'
  const arrivals = day && [...day.missed, ...day.arrivals]
  const { waiting, needYou: decide } = totals
  const notReady = (rooms: readonly Readiness[] = []) => {
    const unready = rooms.filter((room) => whyNotReady(room) !== null).length
    if (unready === 0) return {}
    return {
      tone: 'waiting' as const,
      hint: t`${plural(unready, {
        one: '# not ready',
        other: '# not ready',
      })}`,
    }
  }
  const tiles: Tile[] = [
    {
      key: 'arrivals',
      label: t`Arrivals`,
      icon: drawn(LogIn),
      to: '#arrivals',
      value: known(arrivals?.length),
      ...notReady(arrivals?.map(({ room_id }) => readiness(room_id))),
    },
    {
      key: 'departures',
      label: t`Departures`,
      icon: drawn(LogOut),
      to: '#departures',
      value: known(day?.departures.length),
    },
    {
      key: 'in-house',
      label: t`In house`,
      icon: drawn(BedDouble),
      to: '/dashboard/bookings?type=room&status=active',
      value: known(day && day.inHouse.length + day.departures.filter(isIn).length),
    },
    {
      key: 'free',
      label: t`Free tonight`,
      icon: drawn(DoorOpen),
      to: '/dashboard/walk-in',
      value: known(free?.length),
      ...notReady(free?.map((room) => room.readiness)),
    },
    ...shown.flatMap(({ tile }) => tile ?? []),
    ...departuresTile,
    {
      key: 'unpaid',
      label: t`Unpaid`,
      icon: drawn(Wallet),
      to: '#unpaid',
      value: receivables.length,
    },
    {
      key: 'flagged',
      label: t`Flagged`,
      icon: drawn(Flag),
      to: '#flagged',
      value: toDecide,
      ...(toDecide > 0 && { tone: 'conflict' as const }),
    },
    {
      key: 'send',
      label: t`To be sent`,
      icon: drawn(Send),
      value: waiting,
      ...(waiting > 0 && { tone: 'waiting' as const, to: '#waiting' }),
    },
    {
      key: 'decide',
      label: t`To decide`,
      icon: drawn(Split),
      value: decide,
      ...(decide > 0 && { tone: 'conflict' as const, to: '#needs-decision' }),
    },
  ]
  return <Tiles label={t`The day`} tiles={tiles} />
}

const isIn = ({ status }: { status: string }) => status === 'active'

/** The day in a glance: numbers that a receptionist reads from an arm's length, each a way in. */
function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-6">
        {tiles.map(({ key, label: words, icon, value, hint, tone, to }) => {
          const link = 'outline-none after:absolute after:inset-0'
          return (
            <li
              key={key}
              className={cx(
                'relative grid content-start gap-0.5 rounded-md border bg-surface px-3 py-2 transition-colors has-[a]:hover:border-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                tone === undefined || tone === 'confirmed' ? 'border-line' : 'border-current/40',
                tone !== undefined && tone !== 'confirmed' && TONE_TEXT[tone],
              )}
            >
              <span className="flex items-center justify-between gap-2 [&_svg]:size-4.5 [&_svg]:shrink-0">
                <span
                  className={cx(
                    'font-display text-2xl leading-tight font-semibold tabular',
                    tone === undefined && 'text-ink',
                    tone && TONE_TEXT[tone],
                  )}
                >
                  {value}
                </span>
                <span className={tone === undefined ? 'text-ink-soft' : TONE_TEXT[tone]}>
                  {icon}
                </span>
              </span>
              {to === undefined ? (
                <span className="text-sm leading-tight font-medium text-ink">{words}</span>
              ) : to.startsWith('#') ? (
                <a href={to} className={cx(link, 'text-sm leading-tight font-medium text-ink')}>
                  {words}
                </a>
              ) : (
                <Link to={to} className={cx(link, 'text-sm leading-tight font-medium text-ink')}>
                  {words}
                </Link>
              )}
              {hint && <span className="text-sm leading-tight font-medium">{hint}</span>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
