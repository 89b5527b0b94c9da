import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHouse } from '#parts/use-house.ts'
import { WhileOffered } from '#parts/while-offered.tsx'
import { forStayOf } from '#ui/for-stay.ts'
import { cars } from '../data.ts'
import { stepOf } from '../steps.ts'
import { ChangeRental } from './change-rental.tsx'
import { NewRental } from './new-rental.tsx'
import { CarsComing, NoCars } from './no-cars.tsx'
import { RentalOfStay } from './rental-of-stay.tsx'
import { SentScreen } from './sent-screen.tsx'

/**
 * /car-rental (spec 2 §2): five steps, each with its address (`?step=`). `?step=payment&request=` is
 * what became of a rental, `?change=` a rental of this device to be changed,
 * `?for=stay` one that goes with the rest of a stay.
 */
export default function CarRentalPage() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const list = useQuery(cars())
  const { name } = useHouse()
  const change = query.get('change')
  useEffect(() => {
    document.title = `${t`Car rental`} – ${name}`
  }, [t, name])
  if (stepOf(query) === 'payment' && change === null) {
    return <SentScreen id={query.get('request')} />
  }
  if (list.data === undefined) {
    return list.isPending ? (
      <CarsComing />
    ) : (
      <NoCars error={list.error} retry={() => void list.refetch()} />
    )
  }
  if (change !== null) return <ChangeRental key={change} id={change} list={list.data} />
  const forStay = forStayOf(query)
  return (
    <WhileOffered kind="car">
      {forStay === null ? (
        <NewRental list={list.data} />
      ) : (
        <RentalOfStay key={forStay.line} forStay={forStay} list={list.data} />
      )}
    </WhileOffered>
  )
}
