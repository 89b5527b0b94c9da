import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Expand, MonitorCheck, MonitorOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Order } from '#contract/restaurant.ts'
import { AsOf } from '#parts/desk/as-of.tsx'
import { statusLabels } from '#parts/status-labels.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { type Board, lanes } from '../board.ts'
import { LaneOrders } from '../lanes.tsx'
import type { DeskOrders } from '../use-orders.ts'
import { NewMeal } from './new-order.tsx'
import { PrintedTicket, Ticket } from './ticket.tsx'
import { type Awake, useWakeLock } from './use-wake-lock.ts'

/** Today's tickets by state, soonest first, for a screen on the kitchen's wall. */
export function KitchenScreen({
  kitchen,
  board,
  today,
  now,
  decisions,
}: {
  kitchen: DeskOrders
  board: Board | undefined
  /** The house's day and time. */
  today: string
  now: string
  decisions: ReactNode
}) {
  const { t, i18n } = useLingui()
  const awake = useWakeLock()
  const { printed, start } = usePrint<Order>()
  return (
    <>
      {printed && <PrintedTicket order={printed} />}
      <div className={cx('grid gap-4', printed && 'print:hidden')}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-2xl">
            <Trans>Kitchen</Trans> <span className="tabular">{now}</span>
          </h1>
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            {board && board.late.size > 0 && (
              <Badge tone="error" className="text-base!">
                <Plural value={board.late.size} one="# late" other="# late" />
              </Badge>
            )}
            <AwakeText awake={awake} />
            <NewMeal />
            <ButtonLink to="/kitchen/menu" variant="secondary">
              <Trans>Dishes of today</Trans>
            </ButtonLink>
            {/* For the screen on the wall: on a phone it stood alone in a line of its own. */}
            <IconButton
              outlined
              className="max-sm:hidden"
              label={t`Full screen`}
              onClick={() => void document.documentElement.requestFullscreen?.().catch(() => {})}
            >
              <Expand />
            </IconButton>
          </div>
        </div>
        {decisions}
        {kitchen.cached && <AsOf cached={kitchen.cached} />}
        {kitchen.error && (
          <Alert
            tone="error"
            live
            title={kitchen.error.refusal?.message ?? t`Failed to load orders.`}
            action={
              <Button variant="secondary" onClick={kitchen.refetch}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Everything else is still shown.</Trans>
          </Alert>
        )}
        {board === undefined && !kitchen.error && <LoadingCards label={t`Loading orders…`} />}
        {board && <ToLanes board={board} />}
        {board && (
          <div className="grid gap-x-3 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
            {lanes.map((lane) => (
              <section
                key={lane}
                id={lane}
                aria-label={i18n._(statusLabels[lane]!)}
                className="grid min-w-0 scroll-mt-3 content-start gap-3"
              >
                <h2 className="flex items-baseline justify-between border-b-2 border-line pb-1.5 text-lg">
                  {i18n._(statusLabels[lane]!)}
                  <span className="text-ink-soft tabular">{board.lanes[lane].length}</span>
                </h2>
                <LaneOrders orders={board.lanes[lane]} steps={kitchen.waiting}>
                  {(order, open) => (
                    <Ticket
                      order={order}
                      late={board.late.has(order.id)}
                      today={today}
                      now={now}
                      steps={open}
                      onPrint={() => start(order)}
                    />
                  )}
                </LaneOrders>
              </section>
            ))}
          </div>
        )}
      </div>
    </>
  )
}

/** More than this above it, and nobody on a phone finds what is being cooked, or stands ready. */
const MANY = 6

/** On a phone the states stand one below the other: a busy evening puts forty orders above the ready ones. */
function ToLanes({ board }: { board: Board }) {
  const { t, i18n } = useLingui()
  if (!lanes.some((lane) => board.lanes[lane].length > MANY)) return null
  return (
    <nav aria-label={t`Orders by state`} className="grid grid-cols-2 gap-2 md:hidden print:hidden">
      {lanes.map((lane) => (
        <ButtonLink key={lane} href={`#${lane}`} variant="secondary" className="justify-between!">
          {i18n._(statusLabels[lane]!)}
          <span className="tabular">{board.lanes[lane].length}</span>
        </ButtonLink>
      ))}
    </nav>
  )
}

function AwakeText({ awake }: { awake: Awake }) {
  const on = awake === 'on'
  return (
    <p className="flex items-center gap-1.5 note [&_svg]:size-5">
      {on ? <MonitorCheck /> : <MonitorOff />}
      {on ? <Trans>Screen stays on</Trans> : <Trans>Screen may go dark</Trans>}
    </p>
  )
}

/**
 * Prints one element alone: it is rendered, the browser is asked to print, and afterwards the
 * screen is as before. `printed` is what to render for that.
 */
function usePrint<Subject>(print: () => void = () => globalThis.print()): {
  printed: Subject | null
  start: (subject: Subject) => void
} {
  const [printed, setPrinted] = useState<Subject | null>(null)
  useEffect(() => {
    if (printed === null) return
    const done = () => setPrinted(null)
    addEventListener('afterprint', done)
    print()
    return () => removeEventListener('afterprint', done)
  }, [printed, print])
  return { printed, start: setPrinted }
}
