import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { useBalances } from '#features/folio/desk/use-folio.ts'
import { StayBalancesContext } from '#parts/desk/stay-balance.ts'
import { withMessages } from '#ui/messages.ts'
import { billDescriptors } from './bill-descriptors.ts'

const SettleStay = lazy(withMessages(() => import('./settle-stay.tsx')))

const Settle = ({ stayId }: { stayId: string }) => (
  <Suspense fallback={null}>
    <SettleStay stayId={stayId} />
  </Suspense>
)

/** What every stay owes, for the screens that show stays: from the bill's own code. */
export function DeskBalances({ children }: { children: ReactNode }) {
  const { of, cached } = useBalances(billDescriptors)
  const balances = useMemo(() => ({ of, cached, Settle }), [of, cached])
  return <StayBalancesContext value={balances}>{children}</StayBalancesContext>
}
