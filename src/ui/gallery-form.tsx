import { Banknote, BedDouble, CreditCard } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Fieldset } from './fieldset.tsx'
import { NumberStepper } from './number-stepper.tsx'
import { Section } from './page.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { RatingField } from './rating-field.tsx'
import { SearchField } from './search-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'
import { TimeField } from './time-field.tsx'

export function GalleryForm() {
  const [values, setValues] = useState({
    name: '',
    phone: '',
    note: '',
    word: 'ridge',
    find: 'tea',
  })
  const [party, setParty] = useState(2)
  const [kilos, setKilos] = useState(1.5)
  const [pay, setPay] = useState<'counter' | 'room' | 'card'>('counter')
  const [keep, setKeep] = useState(true)
  const [stars, setStars] = useState(4)
  const [time, setTime] = useState('19:00')
  const [attempt, setAttempt] = useState(0)
  const set = (key: keyof typeof values) => (value: string) =>
    setValues({ ...values, [key]: value })
  const errors = [
    { id: 'g-name', message: 'Please enter your name.' },
    { id: 'g-phone', message: 'Please enter a phone number we can call.' },
  ]
  return (
    <Section title="A form" className="max-w-2xl">
      <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      <Fieldset legend="Your details" lead="So that we can call when dinner is ready.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id="g-name"
            label="Name"
            autoComplete="name"
            value={values.name}
            onChange={set('name')}
            error={attempt > 0 && 'Please enter your name.'}
          />
          <TextField
            id="g-phone"
            label="Phone"
            type="tel"
            hint="With country code from abroad"
            value={values.phone}
            onChange={set('phone')}
            error={attempt > 0 && 'Please enter a phone number we can call.'}
          />
          <TimeField label="Time" value={time} onChange={setTime} />
          <PasswordField label="Password" value={values.word} onChange={set('word')} />
        </div>
        <TextArea label="Notes" optional value={values.note} onChange={set('note')} />
        <SearchField label="Search dishes" value={values.find} onChange={set('find')} />
        <div className="flex flex-wrap gap-4">
          <NumberStepper label="Party size" value={party} onChange={setParty} min={1} max={12} />
          <NumberStepper
            label="Weight"
            unit="kg"
            step={0.5}
            min={0.5}
            value={kilos}
            onChange={setKilos}
          />
        </div>
        <RadioCards
          label="Payment"
          name="pay"
          value={pay}
          onChange={setPay}
          columns={3}
          options={[
            { value: 'counter', label: 'At the counter', hint: 'Cash or card', icon: <Banknote /> },
            { value: 'room', label: 'To my room', icon: <BedDouble /> },
            {
              value: 'card',
              label: 'By card',
              hint: 'Needs the link',
              icon: <CreditCard />,
              disabled: true,
            },
          ]}
        />
        <RatingField label="Your rating" name="stars" value={stars} onChange={setStars} />
        <CheckboxField label="Remember me on this device" checked={keep} onChange={setKeep} />
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={() => setAttempt(attempt + 1)}>
            Place order
          </Button>
        </div>
      </Fieldset>
    </Section>
  )
}
