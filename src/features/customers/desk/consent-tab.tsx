import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DateText } from '#ui/date-text.tsx'
import { resetConsent, revokeConsent } from '../actions.ts'
import type { Consent } from './community.ts'
import type { DeskList } from '#parts/desk/desk-list.ts'
import { ListFrame } from './list-frame.tsx'
import { useAct } from './use-act.ts'
import { customerColumn } from './customer-column.tsx'
import { categoryLabels } from './labels.ts'

/** What people agreed to on the privacy page (spec 3 §2.10). */
export function ConsentTab({ list }: { list: DeskList<Consent> }) {
  const { t, i18n } = useLingui()
  const [revoking, setRevoking] = useState<Consent | null>(null)
  const act = useAct()
  const rows = (list.rows ?? []).toSorted((a, b) => b.granted_at.localeCompare(a.granted_at))
  const nameOf = ({ customer }: Consent) => customer ?? t`Guest`
  return (
    <div className="grid gap-4">
      <ListFrame
        list={list}
        empty={rows.length === 0}
        failed={t`Failed to load consents.`}
        title={t`No consents found.`}
        text={t`What guests agree to on the privacy page appears here.`}
      >
        <DataList
          label={t`Consents`}
          rows={rows}
          columns={[
            customerColumn(list, nameOf),
            {
              key: 'categories',
              header: <Trans>Categories</Trans>,
              render: (row) => row.categories.map((one) => i18n._(categoryLabels[one])).join(', '),
            },
            {
              key: 'granted',
              header: <Trans>Granted At</Trans>,
              render: (row) => <DateText value={row.granted_at} format="medium" />,
            },
            { key: 'device', header: <Trans>Device</Trans>, render: (row) => row.device },
          ]}
          renderActions={(row) => (
            <span className="flex flex-wrap justify-end gap-1">
              <Button
                variant="secondary"
                disabled={row.categories.length === 1 && row.categories[0] === 'essential'}
                aria-label={t`Reset ${nameOf(row)} to Essential`}
                onClick={() => void act(() => resetConsent(row))}
              >
                <Trans>Reset to Essential</Trans>
              </Button>
              <Button
                variant="quiet"
                aria-label={t`Revoke the consent of ${nameOf(row)}`}
                onClick={() => setRevoking(row)}
              >
                <Trans>Revoke</Trans>
              </Button>
            </span>
          )}
        />
      </ListFrame>
      {revoking && (
        <ConfirmDialog
          open
          onClose={() => setRevoking(null)}
          onConfirm={() =>
            void act(() => revokeConsent(revoking)).then((done) => done && setRevoking(null))
          }
          title={t`Revoke the consent of ${nameOf(revoking)}?`}
          confirmLabel={t`Revoke`}
        >
          <p>
            <Trans>The record is removed. They can agree again on the privacy page.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
