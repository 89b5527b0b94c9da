import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type {
  LaundryOrder,
  LaundryService,
  PlaceLaundryOrder,
  UpdateLaundryOrder,
} from '#contract/laundry.ts'
import { addDays, dayIn, timeIn } from '#domain/days.ts'
import type { LaundryFees } from '#domain/laundry.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { useCatalogue } from '#parts/desk/catalogue/use-catalogue.ts'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { FormDialog } from '#parts/desk/form-dialog.tsx'
import { GuestPicker } from '#parts/desk/guest-picker/guest-picker.tsx'
import type { OrderedFor, TakeOrderProps } from '#parts/desk/service-desk.ts'
import { useReceivedCents } from '#parts/desk/use-received-cents.ts'
import { useOrderForm } from '#parts/desk/use-order-form.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import { useHouse } from '#parts/use-house.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { DateField } from '#ui/date-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { feesOf } from '../../data.ts'
import { laundryServiceKind } from '../../offer.ts'
import { laundryDetail, laundryTitle } from '../../operations/place.ts'
import { paidOf } from '../order.tsx'
import { draftFor, editBody, editOperation, editQuote, servicesFor } from './edit-order.ts'
import {
  draftOf,
  orderBody,
  orderProblems,
  quoteOf,
  validLines,
  type OrderableService,
  type OrderDraft,
} from './new-order.ts'
import { emptyLine, OrderLines, OrderSums } from './order-lines.tsx'

/** What a dialog offers: services, fees, and times by the house's clock. */
export function useOrderable() {
  const house = useHouse()
  const now = useHouseNow()
  const { entries = [] } = useCatalogue(laundryServiceKind)
  const today = dayIn(house.timezone, now)
  return {
    services: entries
      .filter(({ available }) => available)
      .map(({ id, name, priceCents, row }) => ({
        id,
        name,
        priceCents,
        unit: (row as LaundryService).unit,
      })),
    fees: feesOf(house),
    times: {
      dropOff: today,
      dropOffTime: timeIn(house.timezone, now),
      pickUp: addDays(today, 1),
      pickUpTime: '16:00',
    },
  }
}

/** Opened by the desk's "New order". */
export default function TakeLaundry(props: TakeOrderProps) {
  return <OrderDialog {...useOrderable()} editing={null} {...props} />
}

/** New/Edit Laundry Order (spec 3 §2.8): dropped off first, picked up after. */
export function OrderDialog({
  services: offered,
  fees,
  times,
  editing: order,
  guest = null,
  changing,
  onClose,
  onSaved,
}: {
  services: readonly OrderableService[]
  fees: LaundryFees
  /** What is offered first, of the house's clock. */
  times: Pick<OrderDraft, 'dropOff' | 'dropOffTime' | 'pickUp' | 'pickUpTime'>
  /** An order of the house's that is changed; null: a new one. */
  editing: LaundryOrder | null
  /** Whose stay's page it was opened on. */
  guest?: OrderedFor | null
  /** An operation that waits or was refused. This one replaces it. */
  changing: OperationRow | null
  onClose: () => void
  onSaved: (operationIds: string[]) => void
}) {
  const { t, i18n } = useLingui()
  // As it was when the form was opened: the server reports a conflict with later changes.
  const [editing] = useState(order)
  const held = useReceivedCents({ kind: 'laundry', id: editing?.id ?? '' })
  const services = editing ? servicesFor(editing, offered) : offered
  const { draft, change, code, foundDraft, dialog, field, confirm } = useOrderForm<OrderDraft>({
    prefix: 'laundry',
    about: editing?.id ?? guest?.stayId ?? 'new',
    begin: () =>
      editing !== null
        ? draftFor(editing, changing?.body as UpdateLaundryOrder | undefined)
        : changing === null
          ? {
              ...times,
              customer: guest?.name ?? '',
              room: guest?.room ?? '',
              rush: false,
              notes: '',
              lines: [emptyLine],
            }
          : draftOf(changing.body as PlaceLaundryOrder),
    problemsOf: (now) => orderProblems(now, services),
    changing,
  })
  const quote = editing ? editQuote(editing, draft, services, fees) : quoteOf(draft, services, fees)
  // A guest's, whose laundry the house fetches and brings back: its fees are more than the rush.
  const fetched = editing?.pickup ?? false
  const percent = Math.round(fees.rushRate * 100)

  const lines = field('lines')

  async function save() {
    const saved = await confirm(() => {
      const detail = laundryDetail(
        validLines(draft, services).map(({ service, qty }) => ({ ...service, qty })),
      )
      if (editing === null) {
        const body = orderBody(draft, { services, fees, code })
        const words = { title: i18n._(laundryTitle(body)), detail }
        return { route: 'placeLaundryOrder', body, words }
      }
      const body = editBody(editing, draft, services, fees)
      if (body !== null) return editOperation(editing, body, detail)
      // Nothing was changed: nothing is to be saved.
      onClose()
      return null
    })
    if (saved) onSaved(saved)
  }

  return (
    <FormDialog
      {...dialog}
      title={editing ? t`Edit Laundry Order` : t`New Laundry Order`}
      signIn={<Trans>You are not logged in.</Trans>}
      notSaved={t`Not saved`}
      onClose={onClose}
      onSave={() => void save()}
    >
      <FoundDraft {...foundDraft} />
      <div className="grid gap-4 sm:grid-cols-2">
        <GuestPicker
          {...field('customer')}
          label={t`Customer`}
          data-autofocus
          onPick={({ name, room }) => change({ customer: name, room: room || draft.room })}
        />
        <TextField {...field('room')} label={t`Room`} optional autoComplete="off" maxLength={20} />
        <DateField
          {...field('dropOff')}
          label={fetched ? t`We fetch it` : t({ message: 'Drop-off', context: 'laundry counter' })}
        />
        <TimeField
          {...field('dropOffTime')}
          label={t({ message: 'Drop-off time', context: 'laundry counter' })}
        />
        <DateField
          {...field('pickUp')}
          label={
            fetched ? t`We bring it back` : t({ message: 'Pick-up', context: 'laundry counter' })
          }
        />
        <TimeField
          {...field('pickUpTime')}
          label={t({ message: 'Pick-up time', context: 'laundry counter' })}
        />
      </div>
      <OrderLines
        id={lines.id}
        lines={lines.value}
        services={services}
        error={lines.error}
        onChange={lines.onChange}
      />
      <CheckboxField
        label={t`Rush (+${percent}%)`}
        checked={draft.rush}
        onChange={(rush) => change({ rush })}
      />
      <TextArea {...field('notes')} label={t`Notes`} optional rows={2} maxLength={2000} />
      <OrderSums
        quote={quote}
        rush={draft.rush}
        percent={percent}
        fetched={fetched}
        paidCents={editing && paidOf(editing, held)}
      />
    </FormDialog>
  )
}
