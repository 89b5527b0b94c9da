import { useState } from 'react'
import { Alert } from './alert.tsx'
import { BusyText } from './busy-text.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { DrawnBasket, DrawnCloud, DrawnCup, DrawnHouse, DrawnLantern } from './drawings.tsx'
import { EmptyState } from './empty-state.tsx'
import { Section } from './page.tsx'
import { LoadingRegion, SkeletonCard } from './skeleton.tsx'
import { TextField } from './text-field.tsx'
import { TextLink } from './text-link.tsx'
import { useToasts } from './toasts.tsx'

export function GalleryFeedback() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | null>(null)
  const toasts = useToasts()
  const close = () => setOpen(null)
  return (
    <>
      <Section title="Messages">
        <div className="grid gap-3 lg:grid-cols-2">
          <Alert title="Breakfast is included">
            It is served from 6:30, earlier before a trek.
          </Alert>
          <Alert
            tone="waiting"
            title="Saved on this device, not yet with the house"
            onDismiss={close}
          >
            It is sent when there is internet.
          </Alert>
          <Alert tone="confirmed" title="Received by the house, no. 214" />
          <Alert
            tone="conflict"
            title="Needs your decision"
            action={<Button variant="secondary">See both</Button>}
          >
            Reception accepted the order while you cancelled it.
          </Alert>
          <Alert
            tone="error"
            title="Could not be sent"
            action={
              <TextLink standalone to="/requests">
                Change it
              </TextLink>
            }
          >
            Isombe is no longer on the menu.
          </Alert>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Open dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('confirm')}>
            Open confirmation
          </Button>
          <Button variant="secondary" onClick={() => setOpen('drawer')}>
            Open menu
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toasts.show({
                tone: 'confirmed',
                text: 'Order received, no. 214',
                action: { label: 'See it', onAction: close },
              })
            }
          >
            Show toast
          </Button>
        </div>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Reschedule"
          description="Room 7, Ms Uwase"
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                Go back
              </Button>
              <Button onClick={close}>Save new dates</Button>
            </>
          }
        >
          <TextField label="Start" type="date" value="2026-11-21" onChange={close} />
        </Dialog>
        <ConfirmDialog
          open={open === 'confirm'}
          onClose={close}
          onConfirm={close}
          title="Cancel order 214?"
          confirmLabel="Cancel order"
        >
          The kitchen is told at once. This cannot be undone.
        </ConfirmDialog>
        <Drawer open={open === 'drawer'} onClose={close} label="Menu" side="left">
          <Button variant="quiet">Home</Button>
        </Drawer>
      </Section>
      <Section title="Nothing yet, and coming">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Card>
            <EmptyState
              headingLevel={3}
              picture={<DrawnBasket />}
              title="Your cart is empty"
              text="Choose something from the menu; it stays here, also without a link."
              action={<Button>See the menu</Button>}
            />
          </Card>
          <Card>
            <EmptyState headingLevel={3} picture={<DrawnCup />} title="No orders yet today" />
          </Card>
          <Card>
            <EmptyState headingLevel={3} picture={<DrawnHouse />} title="Not Found" />
          </Card>
          <Card>
            <EmptyState
              headingLevel={3}
              picture={<DrawnLantern />}
              title="The house has no power"
            />
          </Card>
          <Card>
            <EmptyState headingLevel={3} picture={<DrawnCloud />} title="Nothing kept here yet" />
          </Card>
          <LoadingRegion label="Loading rooms">
            <SkeletonCard />
          </LoadingRegion>
        </div>
        <BusyText>Loading rooms…</BusyText>
      </Section>
    </>
  )
}
