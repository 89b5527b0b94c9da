import { Trans, useLingui } from '@lingui/react/macro'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { dayIn } from '#domain/days.ts'
import { openingHours } from '#domain/hours.ts'
import type { ServiceType } from '#domain/restaurant.ts'
import { PhoneField } from '#parts/desk/contact-fields.tsx'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { FormDialog } from '#parts/desk/form-dialog.tsx'
import { GuestPicker } from '#parts/desk/guest-picker/guest-picker.tsx'
import type { TakeOrderProps } from '#parts/desk/service-desk.ts'
import { useOrderForm } from '#parts/desk/use-order-form.ts'
import { ServingNote } from '#parts/request-form/serving-note.tsx'
import { useHouse } from '#parts/use-house.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import { useMay } from '#parts/use-may.ts'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DateField } from '#ui/date-field.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { Money } from '#ui/money.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import {
  atMenuPrices,
  cartTotals,
  goneLines,
  isFromBarAlone,
  MAX_PARTY_SIZE,
  quantityOf,
  readCartLine,
  withQuantity,
} from '../../cart.ts'
import { orderDetail, orderTitle } from '../../operations/place.ts'
import { placeOn } from '../../serving.ts'
import { useMenu } from '../../use-menu.ts'
import { serviceTypeLabels } from '../labels.ts'
import { Dishes } from './dishes.tsx'
import {
  mealBody,
  mealOf,
  mealProblems,
  mealTime,
  newMeal,
  usesRoom,
  type MealDraft,
} from './meal-draft.ts'
import { TakenLines } from './taken-lines.tsx'

/** An order of dishes that staff take: where it goes, what, for whom, when, and who pays. */
export default function TakeMeal({ guest, changing, onClose, onSaved }: TakeOrderProps) {
  const { t, i18n } = useLingui()
  const house = useHouse()
  const now = useHouseNow()
  const menu = useMenu()
  // Who cooks does not read the guests' names: they write down what they are told (decision 38).
  const mayPick = useMay('reception')
  const at = { timezone: house.timezone, hours: openingHours(house), now }
  const atPrices = (typed: MealDraft) =>
    atMenuPrices({ ...typed, cart: typed.cart.flatMap(readCartLine) }, menu)
  const {
    draft: typed,
    change,
    code: made,
    foundDraft,
    dialog,
    field,
    confirm,
  } = useOrderForm<MealDraft>({
    prefix: 'meal',
    about: guest?.stayId ?? 'new',
    begin: () => (changing ? mealOf(changing.body as PlaceOrder, at) : newMeal(guest, at)),
    problemsOf(form) {
      const priced = atPrices(form)
      return mealProblems(priced, at, {
        unavailable: goneLines(priced, menu).map((line) => line.name),
        fromBarAlone: isFromBarAlone(priced, menu),
      })
    },
    changing,
  })
  const draft = atPrices(typed)
  const gone = new Set(goneLines(draft, menu).map(({ id }) => id))
  const total = cartTotals(draft.cart, null, false).total_cents
  const schedule = mealTime(draft, at)
  const place = placeOn(draft.date, at.hours, isFromBarAlone(draft, menu))
  const { time: soonest } = mealTime({ ...draft, when: 'now' }, at)
  const setQuantity = (dish: Parameters<typeof withQuantity>[1], qty: number) =>
    change({ cart: withQuantity(draft, dish, qty).cart })
  const cart = field('cart')
  const { onChange: _, ...name } = field('name')
  // What is typed over is no longer the stay that was picked.
  const setName = (value: string) => change({ name: value, stayId: '' })

  async function save() {
    const { code = made } = (changing?.body ?? {}) as Partial<PlaceOrder>
    const ids = await confirm(() => {
      const body = mealBody(draft, { code, schedule })
      const words = { title: i18n._(orderTitle(body)), detail: orderDetail(body) }
      return { route: 'placeRestaurantOrder', body, words }
    })
    if (ids) onSaved(ids)
  }

  return (
    <FormDialog
      {...dialog}
      size="lg"
      title={changing ? t`Change the meal order` : t`New meal order`}
      act={
        <>
          <Trans>Take the order</Trans> <Money cents={total} />
        </>
      }
      notSaved={t`The order was not saved.`}
      disabled={menu.examples}
      onClose={onClose}
      onSave={() => void save()}
    >
      <FoundDraft {...foundDraft} />
      <div className="grid gap-4">
        <ChipGroup<ServiceType>
          label={t`Ordering as`}
          wrap
          value={draft.service}
          onChange={(service) => change({ service })}
          options={(['dine-in', 'room', 'pickup'] as const).map((value) => ({
            value,
            label: i18n._(serviceTypeLabels[value]!),
          }))}
        />
        {draft.service === 'dine-in' && (
          <div className="grid grid-cols-2 items-start gap-4 md:max-w-96">
            <TextField
              {...field('table')}
              label={t`Table`}
              maxLength={20}
              autoComplete="off"
              inputMode="numeric"
            />
            <NumberStepper
              label={t`Party size`}
              value={draft.partySize}
              min={1}
              max={MAX_PARTY_SIZE}
              onChange={(partySize) => change({ partySize })}
            />
          </div>
        )}
      </div>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Dishes menu={menu} quantityOf={(id) => quantityOf(draft, id)} onQuantity={setQuantity} />
        <div className="grid min-w-0 content-start gap-5">
          <div id={cart.id} tabIndex={-1} className="grid gap-2 outline-none">
            <TakenLines lines={draft.cart} gone={gone} onQuantity={setQuantity} />
            <FieldNotes
              error={cart.error}
              hintId={`${cart.id}-hint`}
              errorId={`${cart.id}-error`}
            />
            <p className="flex items-baseline justify-between gap-3 text-lg font-semibold">
              <Trans>Total</Trans>
              <Money cents={total} />
            </p>
          </div>
          <div className="grid gap-4">
            {mayPick ? (
              <GuestPicker
                {...name}
                label={t`Guest name`}
                optional={draft.service === 'dine-in' && !draft.onBill}
                onChange={setName}
                onPick={(known) =>
                  change({
                    name: known.name,
                    phone: known.phone,
                    room: known.room,
                    stayId: known.stayId,
                    onBill: known.room !== '',
                  })
                }
              />
            ) : (
              <TextField
                {...name}
                label={t`Guest name`}
                optional={draft.service === 'dine-in' && !draft.onBill}
                autoComplete="off"
                maxLength={120}
                onChange={setName}
              />
            )}
            {mayPick && <PhoneField {...field('phone')} />}
            <ChipGroup
              label={t`Payment`}
              wrap
              value={draft.onBill ? 'room' : 'here'}
              onChange={(way) => change({ onBill: way === 'room' })}
              options={[
                { value: 'here', label: t`Pay at the counter` },
                { value: 'room', label: t`Charge to room` },
              ]}
            />
            {usesRoom(draft) && (
              <TextField
                {...field('room')}
                label={t`Room number`}
                maxLength={20}
                autoComplete="off"
                inputMode="numeric"
                onChange={(room) => change({ room, stayId: '' })}
              />
            )}
          </div>
          <div className="grid gap-3">
            <ChipGroup<MealDraft['when']>
              label={t`When`}
              wrap
              value={draft.when}
              onChange={(when) => change({ when })}
              options={[
                {
                  value: 'now',
                  label: t`Now, for ${soonest}`,
                },
                { value: 'later', label: t`Later` },
              ]}
            />
            {draft.when === 'later' && (
              <>
                <div className="grid grid-cols-2 gap-3">
                  <DateField {...field('date')} label={t`Date`} min={dayIn(house.timezone, now)} />
                  <TimeField {...field('time')} label={t`Time`} />
                </div>
                <ServingNote
                  hours={at.hours[place]}
                  place={place}
                  date={draft.date}
                  onDate={(date) => change({ date })}
                />
              </>
            )}
          </div>
          <TextArea
            {...field('notes')}
            label={t`Special requests`}
            optional
            rows={2}
            maxLength={1000}
          />
        </div>
      </div>
    </FormDialog>
  )
}
