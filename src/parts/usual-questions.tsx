import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usualQuestions, type Content, type UsualQuestion } from '#contract/content.ts'
import { houseMoney, takenCurrencies, toCents } from '#domain/money.ts'
import type { Texts } from '#domain/texts.ts'
import { TimeText } from '#ui/date-text.tsx'
import { PlainText } from '#ui/plain-text.tsx'
import { Price } from '#ui/shown-currency.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useCurrencyWord } from './currency-names.ts'
import { useForeignHost } from './use-foreign-host.ts'
import { useHouse } from './use-house.ts'

export const usualQuestionLabels: Readonly<Record<UsualQuestion, MessageDescriptor>> = {
  arrival: msg`When can I arrive, and when do I leave?`,
  change: msg`What if my plans change?`,
  payment: msg`How do I pay?`,
  offline: msg`What happens when the power or the internet fails?`,
  account: msg`Do I need an account?`,
}

const answers: Readonly<Record<UsualQuestion, () => ReactNode>> = {
  arrival: Arrival,
  change: Change,
  payment: Payment,
  offline: () => (
    <Trans>
      This site goes on: what you ask for is kept on your device and sent when there is internet
      again and the site is open. It says at each step who has it.
    </Trans>
  ),
  account: Account,
}

/**
 * Questions that guests ask any house, but for those that this one leaves out: with its own answer, or
 * else one that its settings give (decision 97).
 */
export function useUsualQuestions(
  written: Partial<Content['usual_questions']> | undefined,
  say: (texts: Texts | undefined) => string,
) {
  const { i18n } = useLingui()
  // Bookings of another host are not cancelled here.
  const isForeign = useForeignHost()
  return usualQuestions
    .filter((id) => written?.[id]?.off !== true && !(isForeign && id === 'change'))
    .map((id) => {
      const own = say(written?.[id]?.answer)
      const Usual = answers[id]
      return {
        id,
        asked: i18n._(usualQuestionLabels[id]),
        answer: own === '' ? <Usual /> : <PlainText text={own} />,
      }
    })
}

function Arrival() {
  const { check_in_from, check_out_until, extras } = useHouse()
  return (
    <>
      <Trans>
        Rooms are ready from <TimeText value={check_in_from} /> and yours until{' '}
        <TimeText value={check_out_until} />.
      </Trans>
      {extras.late_checkout !== null && (
        <>
          {' '}
          <Trans>
            Leaving late is <Price cents={toCents(extras.late_checkout)} />; tell us when you book.
          </Trans>
        </>
      )}
    </>
  )
}

/** Until when a room is cancelled free, and what is kept after that. */
export function RoomTerms() {
  const { room_free_hours: hours, room_kept_nights: nights } = useHouse().cancellation
  if (nights === 0) return <Trans>Cancelling a room is free until check-in.</Trans>
  return (
    <>
      {hours === 0 ? (
        <Trans>Cancelling a room is free until check-in.</Trans>
      ) : (
        <Plural
          value={hours}
          one="Cancelling a room is free until # hour before check-in."
          other="Cancelling a room is free until # hours before check-in."
        />
      )}{' '}
      <Plural
        value={nights}
        one="After that the first night is kept."
        other="After that the first # nights are kept."
      />
    </>
  )
}

function Change() {
  return (
    <>
      <RoomTerms />{' '}
      <Trans>
        You see what it costs before you confirm anything:{' '}
        <TextLink to="/cancel-bookings">Cancel Bookings</TextLink>.
      </Trans>
    </>
  )
}

function Account() {
  if (useForeignHost()) return <Trans>No.</Trans>
  return (
    <Trans>
      No. Your booking has a code; with it and your phone number or e-mail you find it again on any
      device.
    </Trans>
  )
}

function Payment() {
  const { i18n } = useLingui()
  const house = useHouse()
  const wordOf = useCurrencyWord()
  const taken = takenCurrencies(houseMoney(house))
  const money = new Intl.ListFormat(i18n.locale === 'rw' ? 'en' : i18n.locale, {
    type: 'disjunction',
  }).format(taken.map(wordOf))
  return (
    <>
      {house.payments === 'pesapal' ? (
        <Trans>Online by card or mobile money, or at the house in cash.</Trans>
      ) : house.payments === 'none' ? (
        <Trans>At the house, in cash.</Trans>
      ) : (
        <Trans>
          At the house, in cash. Online this site takes test cards only: no real money moves.
        </Trans>
      )}{' '}
      {taken.length > 1 && <Trans>Prices can be paid in {money}.</Trans>}{' '}
      <Trans>Nothing has to be paid to ask.</Trans>
    </>
  )
}
