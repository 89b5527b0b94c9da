import { Trans } from '@lingui/react/macro'
import { DateText } from '#ui/date-text.tsx'

/** "Tue 24 Nov", or from when to when; nothing for a line without a day. */
export function LineWhen({ from, to }: { from: string; to: string }) {
  if (from === '') return <Trans>On no fixed day</Trans>
  return (
    <>
      <DateText value={from} format="weekday" />
      {to !== from && (
        <>
          {' – '}
          <DateText value={to} format="weekday" />
        </>
      )}
    </>
  )
}
