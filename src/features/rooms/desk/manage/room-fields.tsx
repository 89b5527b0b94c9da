import { useFormats } from '#ui/formats.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { amenityOptions, maxGuestsPerRoom, roomTypes } from '#domain/rooms.ts'
import { TranslationsFields } from '#parts/desk/translations-fields.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Chip } from '#ui/chip.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useAmenityName } from '../../parts/amenity-names.ts'
import type { RoomForm, RoomProblem } from './form.ts'
import { roomTypeNames } from '../../parts/room-type.tsx'

export const fieldId = (field: RoomProblem['field']) => `room-${field}`

/** The room's fields (spec 3 §2.3, §5). */
export function RoomFields({
  form,
  errors,
  onChange,
}: {
  form: RoomForm
  errors: Partial<Record<RoomProblem['field'], string>>
  onChange: (part: Partial<RoomForm>) => void
}) {
  const { t, i18n } = useLingui()
  const { base } = useFormats()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={fieldId('number')}
          label={t`Room number`}
          value={form.number}
          error={errors.number}
          onChange={(number) => onChange({ number })}
          autoComplete="off"
          maxLength={20}
          data-autofocus
        />
        <TextField
          label={t`Name`}
          optional
          value={form.name}
          onChange={(name) => onChange({ name })}
          autoComplete="off"
          maxLength={80}
        />
        <SelectField
          label={t`Type`}
          value={form.type}
          onChange={(type) =>
            onChange({ type: roomTypes.find((one) => one === type) ?? form.type })
          }
          options={roomTypes.map((value) => ({ value, label: i18n._(roomTypeNames[value]) }))}
        />
        <TextField
          id={fieldId('capacity')}
          label={t`Capacity`}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxGuestsPerRoom}
          step={1}
          value={form.capacity}
          error={errors.capacity}
          onChange={(capacity) => onChange({ capacity })}
        />
        <TextField
          id={fieldId('price')}
          label={t`Price per night (${base})`}
          type="number"
          inputMode="decimal"
          min={1}
          step={0.01}
          value={form.price}
          error={errors.price}
          onChange={(price) => onChange({ price })}
        />
        <DateField
          label={t`Available from`}
          optional
          value={form.availableFrom}
          onChange={(availableFrom) => onChange({ availableFrom })}
        />
      </div>
      <CheckboxField
        label={t`Available`}
        hint={t`Turn off while the room is not available, as when it is being painted.`}
        checked={form.available}
        onChange={(available) => onChange({ available })}
      />
      <TextArea
        label={t`Description`}
        optional
        rows={3}
        value={form.description}
        onChange={(description) => onChange({ description })}
        maxLength={4000}
      />
      <TranslationsFields
        value={form.translations}
        limits={{ name: 80, description: 4000 }}
        onChange={(translations) => onChange({ translations })}
      />
      <Amenities chosen={form.amenities} onChange={(amenities) => onChange({ amenities })} />
    </>
  )
}

/** The form's amenities, and others that this room already has. */
export function Amenities({
  chosen,
  onChange,
}: {
  chosen: readonly string[]
  onChange: (amenities: string[]) => void
}) {
  const nameOf = useAmenityName()
  const all = [...new Set<string>([...amenityOptions, ...chosen])]
  return (
    <Fieldset legend={<Trans>Amenities</Trans>} className="gap-2!">
      <div className="flex flex-wrap gap-2">
        {all.map((one) => {
          const has = chosen.includes(one)
          return (
            <Chip
              key={one}
              pressed={has}
              onClick={() =>
                onChange(has ? chosen.filter((other) => other !== one) : [...chosen, one])
              }
            >
              {nameOf(one)}
            </Chip>
          )
        })}
      </div>
    </Fieldset>
  )
}
