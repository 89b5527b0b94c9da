import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  countries,
  countryTerms,
  type BooksTerm,
  type Country,
  type ProposedTax,
} from '#domain/countries.ts'
import { keptForm } from '#lib/kept-form.ts'
import { useDraft } from '#parts/use-draft.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { DateText } from '#ui/date-text.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Form } from '#ui/form.tsx'
import { countryNotes } from './country-notes.ts'
import { fieldId, SettingField } from '../setting-field.tsx'
import { SettingsStep, type StepForm } from './settings-step.tsx'
import { payables } from '#contract/payments.ts'
import type { TaxForm } from '../form.ts'

const fields = [
  'taxes',
  'ebm_number',
  'breakfast_included',
  'room_free_hours',
  'room_kept_nights',
  'country',
] as const

const confirmId = 'confirm-taxes'

const unchosen = { chosen: '' }
const readChosen = (stored: unknown) => keptForm(unchosen, stored) ?? {}

/** Taxes and terms by country: proposals that the owner changes, and must confirm. */
export function TaxesStep({ onDone }: { onDone: () => void }) {
  return <SettingsStep>{(form) => <Taxes {...form} onDone={onDone} />}</SettingsStep>
}

function Taxes({ row, state, busy, save, onDone }: StepForm & { onDone: () => void }) {
  const { t, i18n } = useLingui()
  const { form, set } = state
  const kept = form.country === '' ? null : form.country
  // Not a setting before it is confirmed, and still found again with the rows that it proposed.
  const draft = useDraft('setup-country', unchosen, readChosen)
  const [attempt, setAttempt] = useState(0)
  const country = countries.find((one) => one === draft.form.chosen) ?? kept
  const isConfirmed = country !== null && form.country === country
  const regions = new Intl.DisplayNames([i18n.locale], { type: 'region' })
  const nameOf = (one: Country) => (one === 'other' ? t`Another country` : (regions.of(one) ?? one))

  function choose(one: Country) {
    draft.change({ chosen: one })
    set('taxes', proposedTaxes(one))
    // What was confirmed before was another country's.
    set('country', row.country)
    if (one === row.country) set('country', '')
  }

  const problems = state.problems(fields)
  const errors = [
    ...problems.map(({ field, message }) => ({ id: fieldId(field), message: i18n._(message) })),
    ...(isConfirmed
      ? []
      : [{ id: confirmId, message: t`Check the figures, and confirm that they are yours.` }]),
  ]

  const errorOf = (field: (typeof fields)[number]) =>
    attempt === 0 ? undefined : errors.find(({ id }) => id === fieldId(field))?.message

  return (
    <Card as="section">
      <Form
        className="grid gap-4"
        onSend={() => {
          setAttempt((count) => count + 1)
          if (errors.length > 0) return
          void save(fields).then((done) => {
            if (!done) return
            draft.reset(unchosen)
            onDone()
          })
        }}
      >
        <ErrorSummary attempt={attempt} errors={attempt === 0 ? [] : errors} />
        <SelectField
          label={t`Country`}
          value={country ?? ''}
          options={[
            ...(country === null ? [{ value: '', label: t`Choose` }] : []),
            ...countries.map((one) => ({ value: one, label: nameOf(one) })),
          ]}
          onChange={(value) => {
            const one = countries.find((each) => each === value)
            if (one !== undefined) choose(one)
          }}
        />
        {country !== null && (
          <>
            <Alert tone="waiting" title={t`To be confirmed by you`}>
              <Trans>
                These are proposals, not advice: read where and when each says. Ask your accountant
                or the tax authority, also of what is not checked; change what is another for your
                house.
              </Trans>
              <ul className="mt-2 grid list-disc gap-1 pl-5">
                {countryTerms[country].taxes.map((tax) => (
                  <li key={tax.name}>
                    <Proposed tax={tax} />
                  </li>
                ))}
                {countryNotes[country].map((note) => (
                  <li key={note.id}>{i18n._(note)}</li>
                ))}
                {countryTerms[country].books !== null && (
                  <li>
                    <Books term={countryTerms[country].books} />
                  </li>
                )}
                {countryTerms[country].privacyLaw !== '' && (
                  <li>
                    <Trans>Guests’ data: {countryTerms[country].privacyLaw}</Trans>
                  </li>
                )}
              </ul>
            </Alert>
            <div className="@container">
              <div className="grid gap-4 @md:grid-cols-2">
                {fields.map(
                  (field) =>
                    field !== 'country' && (
                      <SettingField
                        key={field}
                        field={field}
                        state={state}
                        country={country}
                        error={errorOf(field)}
                      />
                    ),
                )}
              </div>
            </div>
            <CheckboxField
              id={confirmId}
              label={t`I have checked these figures: they are right for my house`}
              checked={isConfirmed}
              onChange={(yes) => set('country', yes ? country : '')}
            />
          </>
        )}
        <Button type="submit" busy={busy} busyText={t`Saving…`} className="w-fit">
          <Trans>Save and go on</Trans>
        </Button>
      </Form>
    </Card>
  )
}

/** "VAT 18%: law no. 049/2023. Read at taxsummaries.pwc.com, 28 Jul 2025" */
function Proposed({ tax: { name, percent, law, seen } }: { tax: ProposedTax }) {
  return (
    <>
      <Trans>
        <strong className="font-semibold">
          {name} {percent}%
        </strong>
        : {law}.
      </Trans>{' '}
      <ReadAt seen={seen} />
    </>
  )
}

/** As the site's page on privacy says it to guests. */
function Books({ term: { years, law, seen } }: { term: BooksTerm }) {
  return (
    <>
      <Trans>
        Receipts and books are kept for {years} years: {law}.
      </Trans>{' '}
      <ReadAt seen={seen} />
    </>
  )
}

function ReadAt({ seen: { at, of } }: { seen: ProposedTax['seen'] }) {
  const [host] = at.split('/')
  const page = <TextLink href={`https://${at}`}>{host}</TextLink>
  return of === null ? (
    <Trans>Read at {page}, without a date</Trans>
  ) : (
    <Trans>
      Read at {page} of <DateText value={of} />
    </Trans>
  )
}

/** A country's taxes as rows to look at and change; nothing is saved by it. */
function proposedTaxes(country: Country): TaxForm[] {
  return countryTerms[country].taxes.map(({ name, percent, on }) => ({
    name,
    of: 'price',
    percent: String(percent),
    amount: '',
    applies_to: on === 'rooms' ? ['room'] : [...payables],
  }))
}
