import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offline } from '#offline/offline.ts'
import { stayCartQuery, type KeptCartLine } from '#offline/stay-cart.ts'
import { useHouse } from '#parts/use-house.ts'
import type { ForStay } from '#ui/for-stay.ts'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { houseTime } from '../form/schedule.ts'
import { formOfStay } from '../form/stay-line.ts'
import { NewLaundry } from './new-laundry.tsx'
import { useLaundryForm } from './use-laundry-form.ts'
import { Wizard } from './wizard.tsx'

type Line = Extract<KeptCartLine, { kind: 'laundry' }>

/** Laundry for a stay: new, or that of a line that lies there, for changing. */
export function LaundryOfStay({ forStay }: { forStay: ForStay }) {
  const { t } = useLingui()
  const lines = useQuery(stayCartQuery)
  // The line as it was when this screen opened.
  const [opened, setOpened] = useState<Line | null>(null)
  const found = lines.data?.find(({ line }) => line === forStay.line)
  if (opened === null && found?.kind === 'laundry') setOpened(found)
  if (opened !== null) return <Loaded line={opened} />
  if (forStay.line !== null && lines.isPending) {
    return (
      <main id="main" className="container-page pt-[calc(var(--over-page)+2rem)] pb-16">
        <LoadingRegion label={t`Loading your order…`}>
          <SkeletonText lines={5} />
        </LoadingRegion>
      </main>
    )
  }
  // A line that was taken out meanwhile is a new one.
  return <NewLaundry forStay={{ line: null }} />
}

function Loaded({ line }: { line: Line }) {
  const { timezone } = useHouse()
  const [opened] = useState(() => ({
    initial: formOfStay(line),
    now: houseTime(timezone, new Date(offline().clock.now())),
  }))
  const state = useLaundryForm(`laundry:stay:${line.line}`, opened)
  return <Wizard state={state} changing={null} forStay={{ line: line.line }} />
}
