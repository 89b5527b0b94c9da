import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { customQtyStep, spansDays, wantedFields } from '#domain/custom.ts'
import { addDays, daysBetween } from '#domain/days.ts'
import { controlsOf } from '#parts/request-form/controls.ts'
import { DateField } from '#ui/date-field.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { TimeField } from '#ui/time-field.tsx'
import type { CustomService } from '../data.ts'
import { FreeNote } from '../parts/free-note.tsx'
import { useQuantityLabels } from '../parts/service-rules.tsx'
import {
  dayOf,
  fieldIds,
  MAX_QUANTITY,
  untilDayOf,
  type CustomField,
  type CustomForm,
} from './form.ts'
import type { Order } from './use-order.ts'

export interface FieldsProps {
  form: CustomForm
  change: (part: Partial<CustomForm>) => void
  /** What is wrong with a field, once the person has tried to send. */
  errorOf: (field: CustomField) => string | undefined
  order: Order
}

/** When, as far as the service wants to know, and how much. Times are the house's. */
export function WhenFields({
  service,
  form,
  change,
  errorOf,
  order: { first, last, length, free },
}: FieldsProps & { service: CustomService }) {
  const { t } = useLingui()
  const control = controlsOf(fieldIds, { change, errorOf })
  const wanted = wantedFields(service)
  const span = wanted.includes('until')
  const timed = wanted.includes('time')
  const { label, after } = useQuantityLabels(service.unit, span)
  const both = isTheOnlyOne(service) ? t`When` : t`When and how much`
  const legend = wanted.length > 0 ? both : t`How much`
  return (
    <Fieldset legend={legend}>
      {wanted.includes('day') && (
        <div className="grid pair items-start gap-3">
          <DateField
            {...control('day')}
            label={!span ? t`Date` : timed ? t`Begins on` : t`First day`}
            value={dayOf(form, first)}
            min={first}
            max={last}
          />
          {timed && (
            <TimeField
              {...control('time')}
              label={span ? t`Begins at` : t`Time`}
              value={form.time}
            />
          )}
          {span && (
            <DateField
              {...control('untilDay')}
              label={timed ? t`Ends on` : t`Last day`}
              value={untilDayOf(form, first)}
              min={dayOf(form, first) || first}
              max={last}
            />
          )}
          {span && timed && (
            <TimeField {...control('untilTime')} label={t`Ends at`} value={form.untilTime} />
          )}
        </div>
      )}
      <FreeNote
        free={free}
        byDay={service.wanted === 'day'}
        day={dayOf(form, first)}
        onDay={(day) => change(movedTo(day, form, first))}
        onTime={(time) => change({ time })}
      />
      {spansDays(service) && (
        <p className="-mt-2 note" aria-live="polite">
          <Plural
            value={length}
            one="# day: the first and the last one count."
            other="# days: the first and the last one count."
          />
        </p>
      )}
      {timed && (
        <p className="-mt-2 note">
          <Trans>Times are the house’s.</Trans>
        </p>
      )}
      {!isTheOnlyOne(service) && (
        <NumberStepper
          {...control('qty')}
          label={label}
          value={form.qty}
          min={customQtyStep(service.unit)}
          max={MAX_QUANTITY}
          step={customQtyStep(service.unit)}
          {...(after === undefined ? {} : { unit: after })}
        />
      )}
    </Fieldset>
  )
}

/** On another day; a span keeps its length. */
function movedTo(day: string, form: CustomForm, first: string): Partial<CustomForm> {
  const { untilDay } = form
  const was = dayOf(form, first)
  if (!untilDay || was === '') return { day }
  return { day, untilDay: addDays(day, Math.max(0, daysBetween(was, untilDay))) }
}

/** There is one of it, had for a span: how many is no question. */
const isTheOnlyOne = ({ capacity, wanted }: CustomService) => capacity === 1 && wanted === 'span'
