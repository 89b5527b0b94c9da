import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { offline } from '#offline/offline.ts'
import { Button } from '#ui/button.tsx'
import { useValue } from '#ui/use-value.ts'
import { entriesOf, type OthersWork } from '../others.ts'
import { OperationLine } from './operation-line.tsx'
import { TakeOverDialog } from './take-over-dialog.tsx'

/** Other people's open operations on this device: whose, how many, and those the viewer may read. */
export function OthersHere({
  others,
  descriptors,
}: {
  others: readonly OthersWork[]
  descriptors: OperationDescriptors
}) {
  return others.map((one) => <OfOne key={one.actorKey} work={one} descriptors={descriptors} />)
}

function OfOne({ work, descriptors }: { work: OthersWork; descriptors: OperationDescriptors }) {
  const { t } = useLingui()
  const session = useValue(offline().session)
  const [taking, setTaking] = useState(false)
  const { waiting, decisions, signIn } = work
  const name = work.name ?? t`Guests on this device`
  const shown = [...decisions.flatMap(({ head, followers }) => [head, ...followers]), ...waiting]
  const hidden = work.waits - waiting.length
  const mayTake = work.name !== null && session?.role === 'admin'
  return (
    <section aria-label={name} className="grid gap-2">
      <h3 className="text-base font-semibold">
        {name}
        <span className="font-normal text-ink-soft">
          {' · '}
          <Plural value={entriesOf(work)} one="# entry waits" other="# entries wait" />
        </span>
      </h3>
      {work.name !== null && (
        <p className="note">
          {signIn ? (
            <Trans>
              Recorded by {name} on this device, not yet with the house. It waits for their sign-in,
              or for an admin who takes it over.
            </Trans>
          ) : (
            <Trans>
              Recorded by {name} on this device, not yet with the house. It is sent in their name.
            </Trans>
          )}
        </p>
      )}
      {shown.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map((row) => (
            <li key={row.id} className="grid gap-1 py-2.5">
              <OperationLine row={row} descriptors={descriptors} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className="note">
          <Plural
            value={hidden}
            one="# of them is not shown to your role."
            other="# of them are not shown to your role."
          />
        </p>
      )}
      {mayTake && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setTaking(true)}>
          <Trans>Take over…</Trans>
        </Button>
      )}
      {taking && <TakeOverDialog work={work} onClose={() => setTaking(false)} />}
    </section>
  )
}
