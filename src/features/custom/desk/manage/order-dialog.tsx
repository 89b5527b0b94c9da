import { Trans, useLingui } from '@lingui/react/macro'
import type { PlaceCustomOrder } from '#contract/custom.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { DateField } from '#ui/date-field.tsx'
import { Money } from '#ui/money.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { PhoneField } from '#parts/desk/contact-fields.tsx'
import { ChooseFirst, useChosen } from '#parts/desk/choose-first.tsx'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { FormDialog } from '#parts/desk/form-dialog.tsx'
import { GuestPicker } from '#parts/desk/guest-picker/guest-picker.tsx'
import type { OrderedFor, TakeOrderProps } from '#parts/desk/service-desk.ts'
import { useOrderForm } from '#parts/desk/use-order-form.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import type { CustomService } from '../../data.ts'
import { placeTitle } from '../../operations/titles.ts'
import {
  emptyOrder,
  formOfOrder,
  orderBody,
  orderProblems,
  totalOf,
  whenFields,
} from './new-order.ts'
import { useManagedServices } from './use-services.ts'

/** Opened by the desk's "New order": which service, then its form. */
export default function TakeCustom(props: TakeOrderProps) {
  const { t } = useLingui()
  const today = useHouseDay()
  const { services } = useManagedServices()
  const { service_id: asked } = (props.changing?.body ?? {}) as Partial<PlaceCustomOrder>
  const [chosen, setChosen] = useChosen(asked)
  const service = services?.find(({ id }) => id === chosen)
  if (service) return <OrderDialog service={service} today={today} {...props} />
  return (
    <ChooseFirst
      title={t`Which service?`}
      // The house must have it before anything of it can be ordered.
      entries={services
        ?.filter(({ offered, version }) => offered && version > 0)
        .map(({ id, names }) => ({ id, name: names.en }))}
      onChoose={setChosen}
      onClose={props.onClose}
    />
  )
}

/** An order for a guest who stands at the desk, or whose room's bill it goes on. */
export function OrderDialog({
  service,
  today,
  guest = null,
  changing,
  onClose,
  onSaved,
}: {
  service: CustomService
  today: string
  /** Whose stay's page it was opened on. */
  guest?: OrderedFor | null
  /** An operation that waits or was refused. This one replaces it. */
  changing: OperationRow | null
  onClose: () => void
  onSaved: (ids: string[]) => void
}) {
  const { t, i18n } = useLingui()
  const {
    draft: form,
    code: made,
    change,
    foundDraft,
    dialog,
    field,
    confirm,
  } = useOrderForm({
    prefix: 'order',
    about: guest ? `${service.id}:${guest.stayId}` : service.id,
    begin: () =>
      changing
        ? formOfOrder(changing.body as PlaceCustomOrder)
        : {
            ...emptyOrder(today),
            ...(guest && { name: guest.name, phone: guest.phone, room: guest.room }),
          },
    problemsOf: (now) => orderProblems(service, now),
    changing,
  })
  const fields = whenFields(service)
  const total = totalOf(service, form)
  const name = service.names.en

  async function save() {
    const { code = made } = (changing?.body ?? {}) as Partial<PlaceCustomOrder>
    const ids = await confirm(() => {
      const body = orderBody(service, form, code)
      const words = { title: i18n._(placeTitle(body, name)), detail: name }
      return { route: 'placeCustomOrder', body, words }
    })
    if (ids) onSaved(ids)
  }

  return (
    <FormDialog
      {...dialog}
      title={t`Order: ${name}`}
      wrong={null}
      notSaved={t`The order was not saved.`}
      onClose={onClose}
      onSave={() => void save()}
    >
      <FoundDraft {...foundDraft} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('qty')} label={t`Quantity`} inputMode="decimal" />
        {fields.includes('day') && <DateField {...field('day')} label={t`Day`} />}
        {fields.includes('time') && <TimeField {...field('time')} label={t`Time`} />}
        {fields.includes('untilDay') && <DateField {...field('untilDay')} label={t`Until`} />}
        {fields.includes('untilTime') && (
          <TimeField {...field('untilTime')} label={t`Until what time`} />
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <GuestPicker
          {...field('name')}
          label={t`Guest name`}
          onPick={(known) => change({ name: known.name, phone: known.phone })}
        />
        <PhoneField {...field('phone')} />
        <TextField
          {...field('room')}
          label={t`Room`}
          hint={t`On this room’s bill; left empty, it is paid at the desk.`}
          maxLength={20}
          optional
        />
      </div>
      <TextArea {...field('notes')} label={t`Notes`} maxLength={1000} rows={2} optional />
      <p className="flex items-baseline justify-between border-t border-line pt-3 font-semibold">
        <Trans>Total</Trans>
        {total === null ? '–' : <Money cents={total} />}
      </p>
    </FormDialog>
  )
}
