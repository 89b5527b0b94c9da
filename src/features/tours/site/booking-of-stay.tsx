import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stayCartQuery, type KeptCartLine } from '#offline/stay-cart.ts'
import type { ForStay } from '#ui/for-stay.ts'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { formOfStay } from '../form/stay-line.ts'
import { useTourForm } from '../form/use-tour-form.ts'
import { NewBooking } from './new-booking.tsx'
import { ToursScreen } from './tours-screen.tsx'

type Line = Extract<KeptCartLine, { kind: 'tour' }>

/** A tour for a stay: a new one, or that of a line that lies there, for changing. */
export function BookingOfStay({ forStay }: { forStay: ForStay }) {
  const { t } = useLingui()
  const lines = useQuery(stayCartQuery)
  // The line as it was when this screen opened.
  const [opened, setOpened] = useState<Line | null>(null)
  const found = lines.data?.find(({ line }) => line === forStay.line)
  if (opened === null && found?.kind === 'tour') setOpened(found)
  if (opened !== null) return <Loaded line={opened} />
  if (forStay.line !== null && lines.isPending) {
    return (
      <main id="main" className="container-page pt-8 pb-16">
        <LoadingRegion label={t`Loading your booking…`}>
          <SkeletonText lines={5} />
        </LoadingRegion>
      </main>
    )
  }
  // A line that was taken out meanwhile is a new one.
  return <NewBooking forStay={{ line: null }} />
}

function Loaded({ line }: { line: Line }) {
  const [initial] = useState(() => formOfStay(line))
  const state = useTourForm(`tours:stay:${line.line}`, initial)
  return <ToursScreen state={state} changing={null} forStay={{ line: line.line }} />
}
