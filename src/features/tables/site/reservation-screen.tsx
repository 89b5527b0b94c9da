import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, CalendarClock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { defaultSchedule } from '#domain/restaurant.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import { useHouse } from '#parts/use-house.ts'
import { Button } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { ErrorSummary, focusField } from '#ui/error-summary.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { Container } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { bodyOf, LARGEST_PARTY } from './form/form.ts'
import { fieldIds, problemsOf, type TableField } from './form/problems.ts'
import { GoodToKnow } from './good-to-know.tsx'
import type { TableFormState } from './kept-form.ts'
import { CustomerFields } from './customer-fields.tsx'
import { useSubmit } from './use-submit.ts'
import { WhenFields } from './when-fields.tsx'
import { WishFields } from './wish-fields.tsx'

/** The reservation form: when, for how many, what else, and who. */
export function ReservationScreen({
  state,
  changing,
}: {
  state: TableFormState
  changing: { id: string; code: string } | null
}) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const house = useHouse()
  const now = useHouseNow()
  const submit = useSubmit(house.timezone)
  const [attempt, setAttempt] = useState(0)

  const offered = defaultSchedule(house.timezone, house.hours.restaurant, now)
  const when = { date: state.form.date ?? offered.date, time: state.form.time ?? offered.time }
  const seats = house.table_seats ?? LARGEST_PARTY
  const problems = problemsOf(state.form, {
    when,
    timezone: house.timezone,
    hours: house.hours.restaurant,
    seats,
    now,
  })
  const shown = attempt === 0 ? [] : problems
  const errorOf = (field: TableField) => {
    const text = shown.find(({ fields }) => fields[field])?.fields[field]
    return text && i18n._(text)
  }

  useEffect(() => {
    document.title = `${t`Book a table`} – ${house.name}`
  }, [t, house.name])

  const send = async () => {
    setAttempt((count) => count + 1)
    const [first] = problems
    if (first) {
      // After the summary has spoken: the first thing to mend.
      setTimeout(() => focusField(fieldIds[first.field]))
      return
    }
    const { code } = changing ?? state.ids
    const result = await submit.submit(bodyOf(state.form, { code, when }), {
      id: state.ids.id,
      changing: changing?.id ?? null,
    })
    if (result === null) return
    state.leave()
    const to =
      'saved' in result ? `/restaurant/table?sent=${result.saved}` : `/requests/${result.tooLate}`
    void navigate(to, { replace: true })
    scrollTo(0, 0)
  }

  const fields = { form: state.form, change: state.change, errorOf }
  return (
    <main id="main">
      <header className="relative isolate overflow-hidden bg-linear-to-b from-dawn to-ground pt-[calc(var(--over-page)+1rem)] pb-8">
        <Contours className="absolute -top-10 right-0 -z-10 h-80 w-2xl text-ridge-mid/40" />
        <Container className="grid gap-1">
          <TextLink to="/restaurant" className="inline-flex min-h-11 w-fit items-center gap-1.5">
            <ArrowLeft aria-hidden="true" className="size-5" />
            <Trans>Back to the menu</Trans>
          </TextLink>
          <h1 className="text-2xl sm:text-3xl">
            {changing ? <Trans>Change your reservation</Trans> : <Trans>Book a table</Trans>}
          </h1>
          <p className="max-w-xl text-lg text-ink-soft">
            <Trans>Say when and for how many. It also works while the link is down.</Trans>
          </p>
        </Container>
      </header>
      <Container className="grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          noValidate
          aria-label={t`Book a table`}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
          className="grid max-w-2xl gap-7"
        >
          <ErrorSummary
            attempt={attempt}
            errors={shown.map((problem) => ({
              id: fieldIds[problem.field],
              message: (
                <>
                  <strong>{i18n._(problem.title)}</strong>
                  {' – '}
                  {i18n._(problem.text)}
                </>
              ),
            }))}
          />
          <WhenFields {...fields} when={when} house={house} now={now} seats={seats} />
          <CustomerFields {...fields} />
          <WishFields {...fields} />
          {submit.failure !== null && (
            <NotSaved
              title={t`Your reservation was not saved`}
              reason={submit.failure}
              phone={house.phone}
            />
          )}
          <Button
            type="submit"
            size="lg"
            block
            busy={submit.busy}
            busyText={<Trans>Saving…</Trans>}
            icon={<CalendarClock aria-hidden="true" />}
          >
            {changing ? <Trans>Send the changed reservation</Trans> : <Trans>Book Table</Trans>}
          </Button>
        </form>
        <GoodToKnow house={house} />
      </Container>
    </main>
  )
}
