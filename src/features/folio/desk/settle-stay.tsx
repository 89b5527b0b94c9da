import { houseMoney } from '#domain/money.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { useHouse } from '#parts/use-house.ts'
import { type MoneyTaken, useSettle } from './use-settle.ts'
import { SettleForm } from './settle-form.tsx'
import { useFolio, type FolioView } from './use-folio.ts'

/** Takes the money for what a stay owes, apart from its bill: at check-out. */
export function SettleStay({
  stayId,
  descriptors,
  money,
}: {
  stayId: string
  descriptors: OperationDescriptors
  money: MoneyTaken
}) {
  const view = useFolio(stayId, false, descriptors)
  return view ? <Settle view={view} money={money} /> : null
}

function Settle({ view: { folio, stay }, money }: { view: FolioView; money: MoneyTaken }) {
  const house = useHouse()
  const settle = useSettle(folio, stay, houseMoney(house), money, 'check-out')
  return <SettleForm settle={settle} stay={stay} house={house} inDialog />
}
