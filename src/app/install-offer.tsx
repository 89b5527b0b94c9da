import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Share, SquarePlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LogoMark } from '#ui/logo.tsx'
import { useValue } from '#ui/use-value.ts'
import { useStarted } from './started.ts'

/** Offered only after an order; "Not now" hides it for 60 days (see start/install.ts). */
export default function InstallOffer() {
  const { install } = useStarted()
  const { method, offer } = useValue(install)
  const [steps, setSteps] = useState(false)
  if (!offer || method === 'none') return null
  return (
    <Card as="section" className="flex flex-wrap items-center gap-4">
      <LogoMark className="size-12" />
      <div className="min-w-[min(100%,12rem)] flex-1">
        <CardTitle level={2}>
          <Trans>Keep the house within reach</Trans>
        </CardTitle>
        <p className="text-ink-soft">
          <Trans>
            Put it on your home screen: it opens without internet too, and what you order waits
            there.
          </Trans>{' '}
          <SentWhenOnline />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => install.dismiss()}>
          <Trans>Not now</Trans>
        </Button>
        <Button
          icon={<Download />}
          onClick={() => (method === 'ios' ? setSteps(true) : void install.prompt())}
        >
          {method === 'ios' ? <Trans>Show me how</Trans> : <Trans>Install</Trans>}
        </Button>
      </div>
      <IosSteps
        open={steps}
        onClose={() => {
          setSteps(false)
          install.dismiss()
        }}
      />
    </Card>
  )
}

/** iOS has no install prompt: the three steps, with the icons to look for. */
function IosSteps({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Put it on your home screen`}
      size="sm"
      footer={
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <ol className="grid gap-4">
        <Step sign={<Share />}>
          <Trans>Touch the share sign at the bottom or the top of Safari.</Trans>
        </Step>
        <Step sign={<SquarePlus />}>
          <Trans>Scroll down and choose “Add to Home Screen”.</Trans>
        </Step>
        <Step sign={<LogoMark className="size-7" />}>
          <Trans>Touch “Add”. The house is now among your apps.</Trans>
        </Step>
      </ol>
    </Dialog>
  )
}

function Step({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-md border border-line bg-sunken text-link [&_svg]:size-7">
        {sign}
      </span>
      <span>{children}</span>
    </li>
  )
}
