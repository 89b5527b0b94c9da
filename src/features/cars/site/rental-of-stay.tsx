import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Kept } from '#offline/reads/types.ts'
import { stayCartQuery, type KeptCartLine } from '#offline/stay-cart.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import type { ForStay } from '#ui/for-stay.ts'
import type { Car } from '../data.ts'
import { formOfStay } from '../form/stay-line.ts'
import { NewRental } from './new-rental.tsx'
import { CarsComing } from './no-cars.tsx'
import { useRentalForm } from './use-rental-form.ts'
import { Wizard } from './wizard.tsx'

type Line = Extract<KeptCartLine, { kind: 'car' }>

/** A car for a stay: a new one, or that of a line that lies there, for changing. */
export function RentalOfStay({ forStay, list }: { forStay: ForStay; list: Kept<Car> }) {
  const lines = useQuery(stayCartQuery)
  // The line as it was when this screen opened.
  const [opened, setOpened] = useState<Line | null>(null)
  const found = lines.data?.find(({ line }) => line === forStay.line)
  if (opened === null && found?.kind === 'car') setOpened(found)
  if (opened !== null) return <Loaded line={opened} list={list} />
  if (forStay.line !== null && lines.isPending) return <CarsComing />
  // A line that was taken out meanwhile is a new one.
  return <NewRental list={list} forStay={{ line: null }} />
}

function Loaded({ line, list }: { line: Line; list: Kept<Car> }) {
  const today = useHouseDay()
  const [initial] = useState(() => formOfStay(line))
  const state = useRentalForm({ draft: `cars:stay:${line.line}`, initial, today })
  return <Wizard list={list} state={state} changing={null} forStay={{ line: line.line }} />
}
