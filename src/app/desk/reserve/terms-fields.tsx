import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addDays } from '#domain/days.ts'
import { amountIn, exchangeFor } from '#domain/money.ts'
import { useBaseWord } from '#parts/currency-names.ts'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DateField } from '#ui/date-field.tsx'
import { useFormats } from '#ui/formats.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CurrencyField, ReferenceField } from '../new-stay/money-fields.tsx'
import { fieldId } from '../new-stay/use-new-stay.ts'
import type { ReserveFields } from './use-reserve.ts'

/** The price where it is another, until when the rooms are held, and money that was taken. */
export function TermsFields(props: ReserveFields) {
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

function RateFields({ form, known, errorOf, onChange }: ReserveFields) {
  const { t } = useLingui()
  const formats = useFormats()
  const typed = form.rooms.some(({ rate }) => rate !== '')
  const [wished, setWished] = useState(false)
  const base = useBaseWord()
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
        const room = known.roomOf(roomId)
        const name = known.nameOf(room) || t`Room`
        return (
          <TextField
            key={roomId}
            {...(at === 0 && { id: fieldId('rate') })}
            label={t`A night in ${name}, in ${base}`}
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
        id={fieldId('reason')}
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

function HoldField({ form, known: { today }, errorOf, onChange }: ReserveFields) {
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
          id={fieldId('hold')}
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

function DepositFields({ form, known, errorOf, onChange }: ReserveFields) {
  const { t } = useLingui()
  const formats = useFormats()
  const { price, money } = known
  const { deposit } = form
  const total = price?.totalCents ?? 0
  const firstNight = price?.rooms.reduce((sum, room) => sum + room.pricePerNightCents, 0) ?? 0
  const sumOf = (cents: number, label: (words: string) => string) => {
    const { amount, currency } = amountIn(exchangeFor(money, form.currency), cents)
    return { amount: String(amount), label: label(formats.money(amount, currency)) }
  }
  const sums = [
    sumOf(firstNight, (words) => t`First night, ${words}`),
    sumOf(total, (words) => t`All of it, ${words}`),
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
          <CurrencyField
            form={form}
            house={money}
            // Typed for the other currency, the figure would be another sum.
            onChange={(patch) => onChange({ ...patch, amount: '' })}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              id={fieldId('amount')}
              label={t`Amount that was taken`}
              inputMode="decimal"
              value={form.amount}
              maxLength={12}
              autoComplete="off"
              error={errorOf('amount')}
              onChange={(amount) => onChange({ amount })}
            />
            {deposit !== 'cash' && <ReferenceField form={form} onChange={onChange} />}
          </div>
          {total > 0 && (
            <div className="flex flex-wrap gap-2">
              {sums.map(({ label, amount }) => (
                <Button key={label} variant="secondary" onClick={() => onChange({ amount })}>
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
