import { SettleStay } from '#features/folio/desk/settle-stay.tsx'
import { moneyTaken } from '#features/payments/desk/record.ts'
import { billDescriptors } from './bill-descriptors.ts'

/** Settling with what the payments bring to it. */
export default function DeskSettleStay({ stayId }: { stayId: string }) {
  return <SettleStay stayId={stayId} descriptors={billDescriptors} money={moneyTaken} />
}
