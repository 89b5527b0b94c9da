import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxTourParty } from '#domain/tours.ts'
import { CalendarDays, Check, Clock, MapPin, Users } from 'lucide-react'
import { pictureUrl } from '#offline/link/base.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { DateField } from '#ui/date-field.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/shown-currency.tsx'
import type { Tour } from '../data.ts'
import { SpotsBadge } from './spots-badge.tsx'

/** What a card shows and changes besides the tour. */
export interface CardChoice {
  picked: boolean
  date: string
  people: number
  /** The first day on which the tour is available. */
  earliest: string
  /** Places left that day; null: not known. */
  left: number | null
  onPick(): void
  onDate(date: string): void
  onPeople(people: number): void
}

/** A tour with its places for a date; it can be picked and given date and people. */
export function TourCard({ tour, choice }: { tour: Tour; choice: CardChoice | null }) {
  const { name, location, capacity, days, departure, available } = tour
  return (
    <Card
      as="article"
      padding="none"
      className={cx(
        'flex h-full flex-col',
        choice?.picked && 'border-primary! ring-1 ring-primary',
      )}
    >
      <Picture
        src={pictureUrl(tour.imagePath)}
        alt=""
        ratio="4/3"
        className={available ? '' : 'opacity-60'}
      />
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {!available && (
            <Badge>
              <Trans>Unavailable</Trans>
            </Badge>
          )}
          {available && choice !== null && choice.left !== null && (
            <SpotsBadge left={choice.left} />
          )}
        </div>
        <CardTitle>{name}</CardTitle>
        {tour.description !== '' && <p className="line-clamp-3 note">{tour.description}</p>}
        <ul className="grid gap-1 note [&_li]:flex [&_li]:items-center [&_li]:gap-2 [&_svg]:size-4 [&_svg]:shrink-0">
          {location !== '' && (
            <li>
              <MapPin />
              {location}
            </li>
          )}
          <li>
            <CalendarDays />
            <Plural value={days} one="# day" other="# days" />
          </li>
          {departure !== null && (
            <li>
              <Clock />
              <Trans>Leaves at {departure}</Trans>
            </li>
          )}
          {capacity !== null && (
            <li>
              <Users />
              <Plural value={capacity} one="# person a day" other="up to # people a day" />
            </li>
          )}
        </ul>
        <p className="mt-auto pt-1">
          <Price cents={tour.priceCents} className="text-lg font-semibold" />{' '}
          <span className="note">
            <Trans>per person</Trans>
          </span>
        </p>
        {choice !== null && <Choice tour={tour} choice={choice} />}
      </div>
    </Card>
  )
}

/** Date, and the button that adds the tour; the date and the button are off where it is not offered. */
function Choice({ tour: { name, available }, choice }: { tour: Tour; choice: CardChoice }) {
  const { t } = useLingui()
  const { picked, people } = choice
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <DateField
        label={t`Date`}
        aria-label={t`Date for ${name}`}
        min={choice.earliest}
        value={choice.date}
        disabled={!available}
        onChange={choice.onDate}
      />
      {picked && (
        <NumberStepper
          label={t`People`}
          min={0}
          max={maxTourParty}
          value={people}
          onChange={choice.onPeople}
        />
      )}
      <Button
        variant={picked ? 'primary' : 'secondary'}
        block
        disabled={!available}
        aria-pressed={picked}
        icon={picked ? <Check /> : undefined}
        onClick={choice.onPick}
      >
        {picked ? <Trans>Picked</Trans> : <Trans>Pick this tour</Trans>}
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
    </div>
  )
}
