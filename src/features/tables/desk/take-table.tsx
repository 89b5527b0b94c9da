import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { House } from '#contract/house.ts'
import type { Reservation, ReserveTable } from '#contract/tables.ts'
import {
  defaultSchedule,
  isTooLate,
  nextOpen,
  openingHours,
  spansOn,
  type Hours,
} from '#domain/hours.ts'
import { seatKeepingStatuses, seatsLeft, slotsOf, type Party } from '#domain/tables.ts'
import { isBlank } from '#lib/is-blank.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { EmailField, PhoneField } from '#parts/desk/contact-fields.tsx'
import { emailProblem, phoneProblem } from '#parts/contact-problems.ts'
import { BanWarning } from '#parts/desk/ban-warning.tsx'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { FormDialog } from '#parts/desk/form-dialog.tsx'
import { GuestPicker } from '#parts/desk/guest-picker/guest-picker.tsx'
import type { OrderedFor, TakeOrderProps } from '#parts/desk/service-desk.ts'
import { useBans } from '#parts/desk/use-bans.ts'
import { useOrderForm } from '#parts/desk/use-order-form.ts'
import { closedAt } from '#parts/request-form/closed.ts'
import { MealFields } from '#parts/request-form/meal-fields.tsx'
import { missingTime } from '#parts/request-form/problems.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import {
  bodyOf,
  emptyForm,
  MAX_PARTY_SIZE,
  reservations,
  wrongParty,
  type TableForm,
} from '../form.ts'
import { reserveTitle, whenText } from '../operations.ts'
import { useReservations } from './index.tsx'

/** The guest's form, with its time chosen. */
export type TableDraft = TableForm & { date: string; time: string }

/** The hour at which dinner is asked for, for a guest who is yet to come. */
const EVENING = '19:00'

/** What the dialog opens with. */
export function draftFor(
  guest: OrderedFor | null,
  changing: OperationRow | null,
  house: Pick<House, 'timezone' | 'hours' | 'closed_dates'>,
  now: Date,
): TableDraft {
  if (changing !== null) {
    const form = reservations.formOf(changing.body as ReserveTable)
    return { ...form, date: form.date ?? '', time: form.time ?? '' }
  }
  const { kitchen } = openingHours(house)
  const soon = defaultSchedule(house.timezone, kitchen, now)
  const { checkIn = '', name = '', phone = '', email = '' } = guest ?? {}
  const when = checkIn > soon.date ? nextOpen(kitchen, `${checkIn}T${EVENING}`) : soon
  return { ...emptyForm, ...when, name, phone, email }
}

/**
 * What must be put right, by field. A guest at the desk need not leave a phone number; hours and the
 * past are the desk's own to judge.
 */
export function draftProblems(draft: TableDraft, seats: number) {
  const wrong = [...missingTime(draft), ...wrongParty(draft.partySize, seats)]
  const found: Partial<Record<keyof TableDraft, MessageDescriptor>> = {}
  for (const { fields } of wrong) Object.assign(found, fields)
  if (isBlank(draft.name)) found.name = msg`Guest name is required`
  const phone = phoneProblem(draft.phone)
  if (phone !== null) found.phone = phone
  const email = emailProblem(draft.email)
  if (email !== null) found.email = email
  return found
}

/** Who keeps seats on a day, as far as this device knows, but for the one that is being changed. */
export function partiesOn(
  rows: readonly Reservation[],
  date: string,
  changing: OperationRow | null,
): Party[] {
  return rows.filter(
    (row) =>
      row.date === date &&
      seatKeepingStatuses.some((status) => status === row.status) &&
      (changing === null || row.id !== ghostId(changing)),
  )
}

/** A table for a guest who telephones or stands at the desk. */
export default function TakeTable({ guest, changing, onClose, onSaved }: TakeOrderProps) {
  const { t, i18n } = useLingui()
  const banOf = useBans()
  const house = useHouse()
  const now = useHouseNow()
  const { rows } = useReservations()
  const { timezone, table_seats: seats } = house
  const most = seats ?? MAX_PARTY_SIZE
  const made = useOrderForm<TableDraft>({
    prefix: 'table',
    about: guest?.stayId ?? 'new',
    begin: () => draftFor(guest, changing, house, now),
    problemsOf: (draft) => draftProblems(draft, most),
    changing,
  })
  const { draft, change, field } = made
  const { date, time, partySize } = draft
  const hours = openingHours(house).kitchen
  const isWhole = date !== '' && time !== ''
  const closed = isWhole ? closedAt(hours, { date, time }, 'kitchen') : null
  const isPast = isWhole && isTooLate(timezone, date, time, now)

  async function save() {
    const { code = made.code } = (changing?.body ?? {}) as Partial<ReserveTable>
    const body = bodyOf(draft, { code, when: { date, time }, source: 'desk' })
    const saved = await made.confirm(() => ({
      route: 'reserveTable',
      body,
      words: { title: i18n._(reserveTitle(body)), detail: whenText(body) },
    }))
    if (saved) onSaved(saved)
  }

  return (
    <FormDialog
      {...made.dialog}
      title={changing ? t`Change the table` : t`Book a table`}
      act={changing ? <Trans>Save</Trans> : <Trans>Book table</Trans>}
      notSaved={t`Not saved`}
      onClose={onClose}
      onSave={() => void save()}
    >
      <FoundDraft {...made.foundDraft} />
      <div className="grid gap-4 sm:grid-cols-2">
        <GuestPicker
          {...field('name')}
          className="sm:col-span-2"
          label={t`Guest name`}
          data-autofocus
          onPick={({ name, phone, email }) => change({ name, phone, email })}
        />
        <PhoneField {...field('phone')} />
        <EmailField {...field('email')} />
      </div>
      <BanWarning ban={banOf(draft)} />
      <MealFields
        ids={{
          date: field('date').id,
          time: field('time').id,
          partySize: field('partySize').id,
        }}
        meal={{ date, time, partySize }}
        change={change}
        errorOf={(name) => field(name).error}
        house={house}
        now={now}
        most={most}
      />
      {seats !== undefined && rows !== undefined && date !== '' && (
        <FreeSeats
          parties={partiesOn(rows, date, changing)}
          seats={seats}
          hours={spansOn(hours, date)}
          mayBe={(at) => !isTooLate(timezone, date, at, now)}
          time={time}
          people={partySize}
          onTime={(at) => change({ time: at })}
          asked={isWhole && !isPast}
        />
      )}
      {/* Of a closed day the fields say so. */}
      {closed?.field === 'time' && (
        <Alert tone="waiting" title={t`Closed at that time`}>
          {i18n._(closed.text)}
        </Alert>
      )}
      {isPast && (
        <Alert tone="waiting" title={t`This time has passed`}>
          <Trans>It is written down as it was, and takes no seats.</Trans>
        </Alert>
      )}
      <TextArea {...field('notes')} label={t`Notes`} optional rows={2} maxLength={1000} />
    </FormDialog>
  )
}

/** The day's half hours with the seats that are free then, and what of it does not fit the party. */
function FreeSeats({
  parties,
  seats,
  hours,
  mayBe,
  time,
  people,
  onTime,
  asked,
}: {
  parties: readonly Party[]
  seats: number
  hours: readonly Hours[]
  mayBe: (time: string) => boolean
  time: string
  people: number
  onTime: (time: string) => void
  /** A time is chosen that is still to come. */
  asked: boolean
}) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  const slots = slotsOf(parties, { hours, seats, mayBe })
  const left = asked ? seatsLeft(parties, time, seats) : null
  const chosen = slots.findIndex((slot) => slot.time === time)
  // The chosen one stands in the middle of the row, which is longer than the dialog is wide.
  useEffect(() => {
    const chip = row.current?.querySelectorAll('button')[chosen]
    const strip = chip?.parentElement
    if (!chip || !strip) return
    const [its, whole] = [chip.getBoundingClientRect(), strip.getBoundingClientRect()]
    strip.scrollLeft += its.left + its.width / 2 - (whole.left + whole.width / 2)
  }, [chosen])
  if (slots.length === 0) return null
  return (
    <div ref={row} className="grid min-w-0 gap-2">
      <ChipGroup
        label={t`Free seats by the half hour`}
        value={time}
        onChange={onTime}
        options={slots.map((slot) => ({
          value: slot.time,
          label: slot.time,
          count: slot.left,
          disabled: slot.left < people,
        }))}
      />
      <p className="note">
        {left === null ? (
          <Trans>The number is the seats that are free then, as far as this device knows.</Trans>
        ) : (
          <Plural
            value={left}
            one={`# seat is free at ${time}, as far as this device knows.`}
            other={`# seats are free at ${time}, as far as this device knows.`}
          />
        )}
      </p>
      {left !== null && left < people && (
        <Alert tone="waiting" title={t`Not enough seats then`}>
          <Trans>The house would refuse this. Choose another time.</Trans>
        </Alert>
      )}
    </div>
  )
}
