import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LaundryService } from '#contract/laundry.ts'
import { Button } from '#ui/button.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { Money } from '#ui/money.tsx'
import { EntriesState } from '#parts/desk/catalogue/entries-state.tsx'
import { AvailabilityBadge, EntryCell } from '#parts/desk/catalogue/entry-cell.tsx'
import { noWork, toneOf } from '#parts/desk/picture-cell.tsx'
import type { Entry } from '#parts/desk/catalogue/entry.ts'
import { laundryServiceKind, unitLabels } from '../offer.ts'
import { RowButtons, SwitchButton } from '#parts/desk/catalogue/row-buttons.tsx'
import { byPlace } from '#parts/desk/catalogue/select.ts'
import type { Catalogue } from '#parts/desk/catalogue/use-catalogue.ts'
import type { Dialogs } from '#parts/desk/catalogue/use-dialogs.tsx'

/** Laundry Price List (spec 3 §2.8); on narrow screens the actions are in its dialog. */
export function PriceList({ catalogue, dialogs }: { catalogue: Catalogue; dialogs: Dialogs }) {
  const { t, i18n } = useLingui()
  const [openId, setOpenId] = useState<string | null>(null)
  const { entries = [], open } = catalogue
  const services = byPlace(entries)
  const opened = services.find(({ id }) => id === openId)
  const workOn = (service: Entry) => open.get(service.id) ?? noWork
  const hours = (service: Entry) => (service.row as LaundryService).turnaround_hrs
  // Another host's unit as it came.
  const unitOf = (service: Entry) => {
    const { unit } = service.row as LaundryService
    const known = new Map(Object.entries(unitLabels)).get(unit)
    return known ? i18n._(known) : unit
  }
  const close = () => setOpenId(null)

  const toggle = (service: Entry) => (
    <SwitchButton entry={service} wording="enable" onSwitch={() => dialogs.toggle(service)} />
  )
  const renderActions = (service: Entry) => (
    <RowButtons
      entry={service}
      onEdit={() => {
        close()
        dialogs.edit(service)
      }}
      onDelete={() => {
        close()
        dialogs.remove(service)
      }}
    />
  )

  return (
    <EntriesState
      kind={laundryServiceKind}
      catalogue={catalogue}
      loading={t`Loading the price list…`}
    >
      {services.length === 0 ? (
        <EmptyState
          picture={<DrawnBasket />}
          title={t`No services yet.`}
          text={t`Add the first one.`}
          headingLevel={3}
        />
      ) : (
        <DataList
          label={t`Laundry Price List`}
          rows={services}
          rowTone={(service) => toneOf(workOn(service))}
          columns={[
            {
              key: 'service',
              header: t`Service`,
              primary: true,
              render: (service) => (
                <EntryCell entry={service} work={workOn(service)}>
                  <p>{unitOf(service)}</p>
                </EntryCell>
              ),
            },
            {
              key: 'price',
              header: t`Price`,
              align: 'end',
              render: (service) => <Money cents={service.priceCents} />,
            },
            {
              key: 'turnaround',
              header: t`Turnaround`,
              render: (service) => <Trans>{hours(service)} hours</Trans>,
            },
            {
              key: 'status',
              header: t`Status`,
              render: (service) => (
                <span className="inline-grid justify-items-start">
                  <AvailabilityBadge available={service.available} />
                  <span className="hidden md:inline">{toggle(service)}</span>
                </span>
              ),
            },
          ]}
          renderActions={(service) => (
            <>
              <span className="hidden md:contents">{renderActions(service)}</span>
              <Button
                variant="secondary"
                block
                className="md:hidden"
                aria-label={t`Details of ${service.name}`}
                onClick={() => setOpenId(service.id)}
              >
                <Trans>Details</Trans>
              </Button>
            </>
          )}
        />
      )}
      {opened && (
        <Dialog
          open
          size="sm"
          onClose={close}
          title={opened.name}
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                <Trans>Close</Trans>
              </Button>
              {renderActions(opened)}
            </>
          }
        >
          <DescriptionList
            items={[
              { term: t`Unit`, detail: unitOf(opened) },
              { term: t`Price`, detail: <Money cents={opened.priceCents} /> },
              { term: t`Turnaround`, detail: <Trans>{hours(opened)} hours</Trans> },
              {
                term: t`Status`,
                detail: (
                  <span className="inline-grid justify-items-end">
                    <AvailabilityBadge available={opened.available} />
                    {toggle(opened)}
                  </span>
                ),
              },
            ]}
          />
        </Dialog>
      )}
    </EntriesState>
  )
}
