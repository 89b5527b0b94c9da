import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { useHouse } from '#parts/use-house.ts'
import { BusyText } from '#ui/busy-text.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PrintButton } from '#ui/print-button.tsx'
import { staysOn } from '../../receipted.ts'
import { useFolio } from '../use-folio.ts'
import { isReceipt } from './address.ts'
import { SendReceipt } from './send-receipt.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'
import { usePaper, type Paper } from './use-paper.ts'

/** A receipt as it is printed, on A4 or on a roll of 80 mm. */
export function ReceiptScreen({
  stayId,
  receiptId,
  descriptors,
}: {
  stayId: string
  /** The server's id, or that of the operation that made it. */
  receiptId: string
  descriptors: OperationDescriptors
}) {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const paper: Paper = search.get('paper') === 'roll' ? 'roll' : 'a4'
  const sheet = usePaper(paper)
  const view = useFolio(stayId, true, descriptors)
  const house = useHouse()
  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = view !== undefined
  // The link that led here is gone with its screen, so the focus moves to the top.
  useEffect(() => {
    if (!isShown) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isShown])
  if (view === undefined) {
    return (
      <BusyText>
        <Trans>Loading…</Trans>
      </BusyText>
    )
  }
  const bill = `/dashboard/stays/${encodeURIComponent(stayId)}/folio`
  const receipt = view?.folio.receipts.find((one) => isReceipt(one, receiptId))
  const stay = view?.folio.stays.find(({ id }) => id === receipt?.booking_id)
  if (view === null || receipt === undefined || stay === undefined) {
    return (
      <EmptyState
        picture={<DrawnLantern />}
        title={t`This receipt is not known here`}
        action={
          <ButtonLink to={bill}>
            <Trans>To the bill</Trans>
          </ButtonLink>
        }
      />
    )
  }
  const stays = staysOn(receipt, view.folio)
  // Written on the bill of all rooms: back to that one.
  const folio = stays.every(({ id }) => id === view.stay.id) ? bill : `${bill}?rooms=all`
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <title>{t`Receipt`}</title>
        <h1 ref={heading} tabIndex={-1} className="sr-only">
          <Trans>Receipt</Trans>
        </h1>
        <ButtonLink variant="quiet" icon={<ArrowLeft />} to={folio}>
          <Trans>To the bill</Trans>
        </ButtonLink>
        <div className="flex flex-wrap items-center gap-3">
          <ChipGroup<Paper>
            label={t`Paper`}
            value={paper}
            onChange={(next) =>
              setSearch(next === 'roll' ? { paper: 'roll' } : {}, { replace: true })
            }
            options={[
              { value: 'a4', label: 'A4' },
              { value: 'roll', label: '80 mm' },
            ]}
          />
          <SendReceipt stay={stay} receipt={receipt} />
          <PrintButton variant="primary" />
        </div>
      </div>
      <ReceiptSheet
        ref={sheet}
        paper={paper}
        house={house}
        stays={stays}
        lines={view.folio.lines}
        receipt={receipt}
        voided={view.folio.voided.filter(({ receiptId: on }) => on === receipt.id)}
      />
    </div>
  )
}
