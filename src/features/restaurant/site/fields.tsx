import { useLingui } from '@lingui/react/macro'
import { BedDouble, ShoppingBag, UtensilsCrossed } from 'lucide-react'
import type { ServiceType } from '#domain/restaurant.ts'
import { MealFields } from '#parts/request-form/meal-fields.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { MAX_PARTY_SIZE } from '../cart.ts'
import { fieldIds } from './form/problems.ts'
import type { FieldsProps, Order } from './use-order.ts'

/** How, when and for how many. Times are the house's. */
export function WhenFields({
  form,
  change,
  errorOf,
  schedule,
  house,
  now,
  place,
}: FieldsProps & Pick<Order, 'schedule' | 'house' | 'now' | 'place'>) {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`How and when`}>
      <RadioCards<ServiceType>
        label={t`Ordering as`}
        name="service"
        value={form.service}
        onChange={(service) => change({ service })}
        options={[
          {
            value: 'dine-in',
            label: t`Dine-in`,
            hint: t`At a table in the house`,
            icon: <UtensilsCrossed />,
          },
          {
            value: 'room',
            label: t`Room service`,
            hint: t`Brought to your room`,
            icon: <BedDouble />,
          },
          {
            value: 'pickup',
            label: t`Pickup`,
            hint: t`Packed, for you to fetch`,
            icon: <ShoppingBag />,
          },
        ]}
      />
      <MealFields
        ids={fieldIds}
        meal={{ ...schedule, partySize: form.partySize }}
        change={change}
        errorOf={errorOf}
        house={house}
        now={now}
        most={MAX_PARTY_SIZE}
        place={place}
      />
    </Fieldset>
  )
}
