import { useLingui } from '@lingui/react/macro'
import { CircleDollarSign, Hand, Smartphone, Split } from 'lucide-react'
import { memo } from 'react'
import { offline } from '#offline/offline.ts'
import { cx } from '#ui/cx.ts'
import { useFormats } from '#ui/formats.tsx'
import { lookClass, lookOf } from '../calendar/looks.ts'
import { pendingStateOf, useStateLabels } from '../booking-state.ts'
import { daysText } from '#parts/day-and-amount.ts'
import type { PlacedStay } from './layout.ts'

/** Height of a lane, px: a touch target. */
export const LANE = 44

/** One set of handlers for all bars; `data-stay` says which stay it is. */
export interface BarHandlers {
  onPointerDown: (event: React.PointerEvent<HTMLButtonElement>) => void
  onKeyDown: (event: React.KeyboardEvent<HTMLButtonElement>) => void
  onClick: (event: React.MouseEvent<HTMLButtonElement>) => void
}

export interface StayBarProps {
  handlers: BarHandlers
  stay: PlacedStay
  /** px from the first day's left edge. */
  left: number
  width: number
  /** Left edge of the sticky name, px; null: the name moves with its bar. */
  nameLeft: number | null
  isStop: boolean
  isSelected: boolean
  /** It is dragged, and not at its saved place. */
  isMoved: boolean
  isWaiting: boolean
  /** Balance of the bill in cents of a dollar; below zero too much was paid. 0 before check-in. */
  balance: number
  canMove: boolean
  /** Its ends can be dragged. */
  hasGrips: boolean
  /** The search matches other stays, not this one. */
  isFaint: boolean
}

/**
 * A stay, from the middle of its first day to the middle of its last: a departure and an arrival
 * meet there. Rendered again only when the stay changes, not with each week that enters the view.
 */
export const StayBar = memo(function StayBar({
  handlers,
  stay,
  left,
  width,
  nameLeft,
  isStop,
  isSelected,
  isMoved,
  isWaiting,
  balance: owed,
  canMove,
  hasGrips,
  isFaint,
}: StayBarProps) {
  const { t } = useLingui()
  const state = useStateLabels()
  const formats = useFormats()
  const { booking, lane, clash } = stay
  const guest = booking.customer_name || t`Guest`
  // Two lines: who asks, and that it is no stay yet.
  const isRequest = pendingStateOf(booking, offline().clock.now()) === 'request'
  const sum = formats.cents(Math.abs(owed))
  const says = [
    guest,
    daysText(booking.check_in, booking.check_out),
    state(booking),
    owed > 0 ? t`${sum} owed` : owed < 0 ? t`${sum} paid too much` : '',
    clash === 'taken' ? t`another booking has nights of it` : '',
    clash === 'contested' ? t`another booking asks for the same nights` : '',
    isWaiting ? t`not yet with the house` : '',
    isMoved ? t`not moved yet` : '',
  ]
  const name = (
    <>
      {clash !== 'none' && <Split className="mr-1 inline size-4" />}
      {isWaiting && <Smartphone className="mr-1 inline size-4" />}
      {owed !== 0 && <CircleDollarSign className="mr-1 inline size-4" />}
      {guest}
      {isRequest && (
        <span className="block overflow-clip text-ellipsis">
          {/* A bar of one night is too narrow for the word. */}
          {booking.nights > 1 ? state(booking) : <Hand className="inline size-3.5" />}
        </span>
      )}
    </>
  )
  const grip =
    'absolute inset-y-0 z-1 w-3.5 cursor-ew-resize after:absolute after:inset-y-3 after:w-1 after:rounded-full after:bg-current after:opacity-0 hover:after:opacity-60'
  return (
    <button
      type="button"
      {...handlers}
      data-stay={booking.id}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={says.filter(Boolean).join(', ')}
      aria-describedby="timeline-keys"
      className={cx(
        'absolute z-1 flex items-center p-0 text-left text-sm font-medium focus-visible:z-3 focus-visible:-outline-offset-1',
        canMove && 'cursor-grab',
        isSelected && 'z-2',
        isSelected && canMove && 'touch-none',
        isFaint && 'opacity-35',
      )}
      style={{ left, width, top: lane * LANE, height: LANE }}
    >
      <span
        className={cx(
          // The line is as high as the bar, without an element for the name: there are hundreds of
          // bars.
          'absolute inset-x-px inset-y-1 overflow-clip rounded-sm border-2 text-ellipsis whitespace-nowrap',
          isRequest ? 'leading-4' : 'leading-8',
          nameLeft === null && 'px-1.5',
          lookClass[clash === 'taken' ? 'conflict' : lookOf(booking)],
          (isWaiting || isMoved) && 'border-dashed',
          isMoved && 'shadow-raised',
          isSelected && 'outline-3 outline-offset-1 outline-focus',
        )}
      >
        {nameLeft === null ? (
          name
        ) : (
          <span className="sticky inline-block px-1.5" style={{ left: nameLeft }}>
            {name}
          </span>
        )}
      </span>
      {hasGrips && (
        <>
          <span
            data-grip="start"
            className={cx(grip, 'left-0 after:left-1.5', isSelected && 'w-5 after:opacity-70')}
          />
          <span
            data-grip="end"
            className={cx(grip, 'right-0 after:right-1.5', isSelected && 'w-5 after:opacity-70')}
          />
        </>
      )}
    </button>
  )
})
