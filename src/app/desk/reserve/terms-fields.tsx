import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addDays } from '#domain/days.ts'
import { fromCents, toFrancs } from '#domain/money.ts'
import type { ReservationPrice } from '#domain/reservation-price.ts'
import type { Room } from '#features/rooms/data.ts'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DateField } from '#ui/date-field.tsx'
import { useFormats } from '#ui/formats.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Problem, ReservationForm } from './form.ts'

interface TermsFieldsProps {
  form: ReservationForm
  today: string
  roomOf: (id: string) => Room | undefined
  ids: Record<Problem, string>
  errorOf: (problem: Problem) => string | null
  onChange: (patch: Partial<ReservationForm>) => void
}

/** The price where it is another, until when the rooms are held, and money that was taken. */
export function TermsFields(
  props: TermsFieldsProps & {
    price: ReservationPrice | null
    rwfPerUsd: number | null
    /** A reservation that waits is changed: its deposit is an entry of its own. */
    changing: boolean
  },
) {
  return (
    <section aria-labelledby="reserve-terms" className="grid gap-4">
      <h2 id="reserve-terms" className="text-lg">
        <Trans>Price and deposit</Trans>
      </h2>
      <RateFields {...props} />
      <HoldField {...props} />
      {props.changing ? (
        <p className="note">
          <Trans>A deposit that was recorded with it stays as it is.</Trans>
        </p>
      ) : (
        <DepositFields {...props} />
      )}
    </section>
  )
}

function RateFields({ form, roomOf, ids, errorOf, onChange }: TermsFieldsProps) {
  const { t } = useLingui()
  const roomLabels = useRoomLabels()
  const formats = useFormats()
  const typed = form.rooms.some(({ rate }) => rate !== '')
  const [wished, setWished] = useState(false)
  if (form.rooms.length === 0) return null
  if (!typed && !wished) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setWished(true)}>
        <Trans>Change the rate</Trans>
      </Button>
    )
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {form.rooms.map(({ roomId, rate }, at) => {
        const room = roomOf(roomId)
        const name = room && roomLabels({ room_number: room.number, room_name: room.title ?? '' })
        return (
          <TextField
            key={roomId}
            {...(at === 0 && { id: ids.rate })}
            label={t`A night in ${name ?? t`Room`}, in dollars`}
            inputMode="decimal"
            value={rate}
            placeholder={room ? formats.cents(room.pricePerNightCents) : ''}
            maxLength={10}
            autoComplete="off"
            error={errorOf('rate')}
            onChange={(value) =>
              onChange({
                rooms: form.rooms.map((one) =>
                  one.roomId === roomId ? { ...one, rate: value } : one,
                ),
              })
            }
          />
        )
      })}
      <TextField
        id={ids.reason}
        className="sm:col-span-2"
        label={t`Why is the price another?`}
        value={form.rateReason}
        maxLength={300}
        autoComplete="off"
        error={errorOf('reason')}
        onChange={(rateReason) => onChange({ rateReason })}
      />
    </div>
  )
}

function HoldField({ form, today, ids, errorOf, onChange }: TermsFieldsProps) {
  const { t } = useLingui()
  const { checkIn, holdUntil } = form
  const soon = addDays(today, 3)
  return (
    <div className="grid gap-3">
      <ChipGroup
        label={t`How firm it is`}
        value={holdUntil === '' ? 'firm' : 'held'}
        onChange={(value) =>
          onChange({ holdUntil: value === 'firm' ? '' : soon < checkIn ? soon : checkIn })
        }
        options={[
          { value: 'firm', label: t`Confirmed at once` },
          { value: 'held', label: t`Held until a day` },
        ]}
      />
      {holdUntil !== '' && (
        <DateField
          id={ids.hold}
          className="sm:max-w-xs"
          label={t`Hold until the end of`}
          hint={t`Afterwards the nights are free again. An approval or a deposit makes it firm.`}
          value={holdUntil}
          min={today}
          max={checkIn}
          error={errorOf('hold')}
          onChange={(day) => onChange({ holdUntil: day })}
        />
      )}
    </div>
  )
}

function DepositFields({
  form,
  price,
  rwfPerUsd,
  ids,
  errorOf,
  onChange,
}: TermsFieldsProps & { price: ReservationPrice | null; rwfPerUsd: number | null }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { deposit, currency } = form
  const firstNight = price?.rooms.reduce((sum, room) => sum + room.pricePerNightCents, 0) ?? 0
  const inFrancs = currency === 'RWF' && rwfPerUsd !== null
  const figure = (cents: number) => String(inFrancs ? toFrancs(cents, rwfPerUsd) : fromCents(cents))
  const words = (cents: number) =>
    inFrancs ? formats.money(toFrancs(cents, rwfPerUsd), 'RWF') : formats.cents(cents)
  const sums = [
    { key: 'night', label: t`First night, ${words(firstNight)}`, cents: firstNight },
    {
      key: 'all',
      label: t`All of it, ${words(price?.totalCents ?? 0)}`,
      cents: price?.totalCents ?? 0,
    },
  ]
  return (
    <div className="grid gap-3">
      <ChipGroup
        label={t`Deposit taken`}
        wrap
        value={deposit === '' ? 'none' : deposit}
        onChange={(value) => onChange({ deposit: value === 'none' ? '' : value })}
        options={[
          { value: 'none', label: t`No deposit` },
          { value: 'cash', label: t`Cash` },
          { value: 'mobile money', label: t`Mobile Money` },
          { value: 'bank transfer', label: t`Bank Transfer` },
        ]}
      />
      {deposit !== '' && (
        <>
          {rwfPerUsd !== null && (
            <ChipGroup
              label={t`Currency`}
              value={currency}
              // Typed for the other currency, the figure would be another sum.
              onChange={(chosen) => onChange({ currency: chosen, amount: '' })}
              options={[
                { value: 'USD', label: t`US dollars` },
                { value: 'RWF', label: t`Rwandan francs` },
              ]}
            />
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              id={ids.amount}
              label={t`Amount that was taken`}
              inputMode="decimal"
              value={form.amount}
              maxLength={12}
              autoComplete="off"
              error={errorOf('amount')}
              onChange={(amount) => onChange({ amount })}
            />
            {deposit !== 'cash' && (
              <TextField
                label={t`Transaction number`}
                optional
                value={form.reference}
                maxLength={120}
                autoComplete="off"
                onChange={(reference) => onChange({ reference })}
              />
            )}
          </div>
          {price !== null && price.totalCents > 0 && (
            <div className="flex flex-wrap gap-2">
              {sums.map(({ key, label, cents }) => (
                <Button
                  key={key}
                  variant="secondary"
                  onClick={() => onChange({ amount: figure(cents) })}
                >
                  {label}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </div>
  )
}
