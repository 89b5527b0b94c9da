import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { CallButton } from '#ui/call-button.tsx'
import type { TourList } from '../use-tours.ts'

/** How far the list can be trusted. */
export function Notices({ list, phone }: { list: TourList; phone: string }) {
  const { t } = useLingui()
  return (
    <>
      {list.examples && (
        <Alert
          tone="error"
          title={t`Failed to load tours.`}
          action={<CallButton phone={phone} variant="secondary" />}
          live
        >
          <Trans>
            These tours are examples of where we go, with no promise of today’s prices. The list
            comes by itself when the link is back; until then, please call to book.
          </Trans>
        </Alert>
      )}
      {list.cause !== null && <AsOf at={list.asOf} />}
    </>
  )
}
