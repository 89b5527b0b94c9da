import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useContent } from '#parts/use-content.ts'
import { houseMoney, takenCurrencies, toCents } from '#domain/money.ts'
import { useCurrencyWord } from '#parts/currency-names.ts'
import { useHouse } from '#parts/use-house.ts'
import { useTextIn } from '#parts/use-text-in.ts'
import { TimeText } from '#ui/date-text.tsx'
import { PlainText } from '#ui/plain-text.tsx'
import { Price } from '#ui/shown-currency.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Common questions: the house's own, and those that its settings answer. */
export function CommonQuestions() {
  const say = useTextIn()
  const { questions = [] } = useContent()
  const { i18n } = useLingui()
  const house = useHouse()
  const { check_in_from, check_out_until, extras, cancellation } = house
  const taken = takenCurrencies(houseMoney(house))
  const wordOf = useCurrencyWord()
  const money = new Intl.ListFormat(i18n.locale === 'rw' ? 'en' : i18n.locale, {
    type: 'disjunction',
  }).format(taken.map(wordOf))
  const hours = cancellation.room_free_hours
  return (
    <div className="grid content-start divide-y divide-line rounded-md border border-line bg-surface">
      {questions.map(({ question, answer }, at) => (
        <Question key={at} asked={say(question)}>
          <PlainText text={say(answer)} />
        </Question>
      ))}
      <Question asked={<Trans>When can I arrive, and when do I leave?</Trans>}>
        {extras.late_checkout === null ? (
          <Trans>
            Rooms are ready from <TimeText value={check_in_from} /> and yours until{' '}
            <TimeText value={check_out_until} />.
          </Trans>
        ) : (
          <Trans>
            Rooms are ready from <TimeText value={check_in_from} /> and yours until{' '}
            <TimeText value={check_out_until} />. Leaving late is{' '}
            <Price cents={toCents(extras.late_checkout)} />; tell us when you book.
          </Trans>
        )}
      </Question>
      <Question asked={<Trans>What if my plans change?</Trans>}>
        <Trans>
          Cancelling is free until {hours} hours before check-in. After that{' '}
          <Plural
            value={cancellation.room_kept_nights}
            one="the first night is kept"
            other="the first # nights are kept"
          />
          . You see what it costs before you confirm anything:{' '}
          <TextLink to="/cancel-bookings">Cancel Bookings</TextLink>.
        </Trans>
      </Question>
      <Question asked={<Trans>How do I pay?</Trans>}>
        {taken.length < 2 ? (
          <Trans>Online by card, or at the house in cash. Nothing has to be paid to ask.</Trans>
        ) : (
          <Trans>
            Online by card, or at the house in cash, in {money}. Nothing has to be paid to ask.
          </Trans>
        )}
      </Question>
      <Question asked={<Trans>What happens when the power or the link fails?</Trans>}>
        <Trans>
          This site goes on: what you ask for is kept on your device and sent when there is internet
          again and the site is open. It says at each step who has it.
        </Trans>
      </Question>
      <Question asked={<Trans>Do I need an account?</Trans>}>
        <Trans>
          No. Your booking has a code; with it and your phone number or e-mail you find it again on
          any device.
        </Trans>
      </Question>
    </div>
  )
}

function Question({ asked, children }: { asked: ReactNode; children: ReactNode }) {
  return (
    <details className="group px-4">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {asked}
        <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-2xl pb-4 text-ink-soft">{children}</div>
    </details>
  )
}
