import type { Outing } from '#domain/cars.ts'
import { DateText } from '#ui/date-text.tsx'

/** "24 Nov, 10:00 – 26 Nov, 10:00" */
export function OutingText({ outing }: { outing: Outing }) {
  return (
    <>
      <DateText value={outing.pickup_date} format="short" />, {outing.pickup_time}
      {' – '}
      <DateText value={outing.dropoff_date} format="short" />, {outing.dropoff_time}
    </>
  )
}
