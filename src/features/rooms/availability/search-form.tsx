import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { addDays } from '#domain/days.ts'
import { checkOutAfter, latestArrival } from '#domain/stays.ts'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { adultsOffered, completed, defaultCriteria, type Criteria } from './criteria.ts'

/** What was searched for last: it is there again for who looked at a room and comes back. */
let last: Partial<Criteria> = {}

/**
 * The hero's search (spec 1 §2, §5). `today` is the day at the house: until the person edits the
 * form, its days follow `today`, which may change when the server's clock is first known.
 */
export function SearchForm({
  today,
  onSearch,
}: {
  today: string
  onSearch: (criteria: Criteria) => void
}) {
  const { t } = useLingui()
  const [changed, setChanged] = useState(last)
  const shown = { ...defaultCriteria(changed.check_in ?? today), ...changed }
  const change = (part: Partial<Criteria>) => setChanged((before) => ({ ...before, ...part }))

  function changeCheckIn(check_in: string): void {
    change({ check_in, check_out: checkOutAfter(check_in || today, shown.check_out) })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const criteria = completed(shown, today)
    last = criteria
    setChanged(criteria)
    onSearch(criteria)
  }

  return (
    <form
      onSubmit={submit}
      aria-label={t`Find a room`}
      className="grid pair items-end gap-3 rounded-md *:min-w-0 border border-line bg-surface/95 p-4 text-ink sm:gap-4 lg:grid-cols-[1fr_1fr_7rem_1fr_auto]"
    >
      <DateField
        label={t`Check In`}
        value={shown.check_in}
        onChange={changeCheckIn}
        min={today}
        max={addDays(today, latestArrival)}
        required
      />
      <DateField
        label={t`Check Out`}
        value={shown.check_out}
        onChange={(check_out) => change({ check_out })}
        min={shown.check_in || today}
        required
      />
      <SelectField
        label={t`Adults`}
        value={String(shown.adults)}
        onChange={(adults) => change({ adults: Number(adults) })}
        options={adultsOffered.map((adults) => ({ value: String(adults), label: String(adults) }))}
      />
      <TextField
        label={t`Promotional Code`}
        value={shown.promo ?? ''}
        onChange={(promo) => change({ promo })}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        placeholder={t`optional`}
      />
      <Button type="submit" size="lg" icon={<Search />} className="col-span-full lg:col-span-1">
        {t`Check Availability`}
      </Button>
    </form>
  )
}
