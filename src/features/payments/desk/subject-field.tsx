import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Money as Amount } from '#ui/money.tsx'
import { SearchField } from '#ui/search-field.tsx'
import type { MoneySubject } from './record.ts'
import { findSubjects, useSubjects, type KnownSubject } from './subject-list.ts'
import { kindLabels } from '#parts/services.ts'

const SUBJECT_ID = 'payment-subject'

/** The payment's subject: searched among the cached rows, by code, guest and room. */
export function SubjectField({
  subject,
  error,
  foreign,
  locked,
  onChange,
}: {
  subject: MoneySubject | null
  error: string | undefined
  foreign: boolean
  /** The subject of an existing payment is not changed. */
  locked: boolean
  onChange: (subject: KnownSubject | null) => void
}) {
  const { t } = useLingui()
  if (subject === null) {
    return <SubjectSearch error={error} foreign={foreign} onChange={onChange} />
  }
  return (
    <div>
      <p className="mb-1.5 font-medium">
        <Trans>Booking</Trans>
      </p>
      <div className="flex items-center justify-between gap-3 rounded-sm border border-line bg-sunken px-3 py-2">
        <span className="min-w-0">
          <SubjectText subject={subject} />
        </span>
        {!locked && (
          <Button
            variant="quiet"
            onClick={() => onChange(null)}
            aria-label={t`Choose another booking`}
          >
            <Trans>Change</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

function SubjectSearch({
  error,
  foreign,
  onChange,
}: {
  error: string | undefined
  foreign: boolean
  onChange: (subject: KnownSubject) => void
}) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const deferred = useDeferredValue(search)
  const subjects = useSubjects(foreign)
  const found = useMemo(() => findSubjects(subjects, deferred), [subjects, deferred])
  return (
    <div className="grid gap-2">
      <SearchField
        id={SUBJECT_ID}
        label={t`Booking`}
        hideLabel={false}
        placeholder={t`Code, guest or room`}
        error={error}
        value={search}
        onChange={setSearch}
        // Enter in a search must not send the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {found.length === 0 ? (
        <output className="block text-sm text-ink-soft">
          {subjects.length === 0 ? (
            <Trans>No booking is kept on this device yet.</Trans>
          ) : (
            <Trans>Nothing matches. Try the code, the guest or the room.</Trans>
          )}
        </output>
      ) : (
        <ul
          aria-label={t`Bookings found`}
          className="divide-y divide-line overflow-hidden rounded-sm border border-line"
        >
          {found.map((one) => (
            <li key={`${one.kind}:${one.id}`}>
              <button
                type="button"
                onClick={() => onChange(one)}
                className="flex min-h-11 w-full items-center justify-between gap-3 px-3 py-2 text-left transition-colors hover:bg-primary-soft"
              >
                <span className="min-w-0">
                  <SubjectText subject={one} />
                </span>
                <span className="shrink-0 text-right text-sm text-ink-soft tabular">
                  <span className="block font-semibold text-ink">
                    <Amount amount={one.total} />
                  </span>
                  {one.day && <DateText value={one.day} format="short" />}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SubjectText({ subject }: { subject: MoneySubject }) {
  const { i18n, t } = useLingui()
  return (
    <>
      <span className="block truncate font-semibold">{subject.customer || t`Guest`}</span>
      <span className="block truncate text-sm text-ink-soft">
        {i18n._(kindLabels[subject.kind])} · <span className="font-mono">{subject.code}</span>
        {subject.title !== '' && <> · {subject.title}</>}
      </span>
    </>
  )
}
