import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stayCartQuery, type KeptCartLine } from '#offline/stay-cart.ts'
import type { ForStay } from '#ui/for-stay.ts'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { formOfStay } from './form/stay-line.ts'
import { NewOrder } from './new-order.tsx'
import { OrderScreen } from './order-screen.tsx'
import { useMenu } from './use-menu.ts'
import { useOrderForm } from './use-order-form.ts'

type Line = Extract<KeptCartLine, { kind: 'restaurant' }>

/** Meals for a stay: new ones, or those of a line that lies there, for changing. */
export function OrderOfStay({ forStay }: { forStay: ForStay }) {
  const { t } = useLingui()
  const lines = useQuery(stayCartQuery)
  // The line as it was when this screen opened.
  const [opened, setOpened] = useState<Line | null>(null)
  const found = lines.data?.find(({ line }) => line === forStay.line)
  if (opened === null && found?.kind === 'restaurant') setOpened(found)
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
  return <NewOrder forStay={{ line: null }} />
}

function Loaded({ line }: { line: Line }) {
  const [initial] = useState(() => formOfStay(line))
  const state = useOrderForm(`restaurant:stay:${line.line}`, initial)
  const menu = useMenu()
  return (
    <OrderScreen
      state={state}
      menu={menu}
      changing={null}
      arrival={null}
      forStay={{ line: line.line }}
    />
  )
}
