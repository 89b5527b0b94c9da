import { DateText } from '#ui/date-text.tsx'

/** "Tue 24 Nov", or from when to when. */
export function LineWhen({ from, to }: { from: string; to: string }) {
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
