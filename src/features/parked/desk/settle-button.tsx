import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { ParkedElsewhere } from '../data.ts'
import { SettleDialog } from './settle-dialog.tsx'

/** Possible for every parked operation, also for one whose card can't be rendered. */
export function SettleButton({
  parked,
  about,
  money,
}: {
  parked: Pick<ParkedElsewhere, 'id'>
  /** The desk's title and second line of it. */
  about: readonly [string, string]
  /** "$160.00, Cash" that was taken with it. */
  money: string | null
}) {
  const [settling, setSettling] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setSettling(true)}>
        <Trans>Settle</Trans>
      </Button>
      {settling && (
        <SettleDialog
          id={parked.id}
          about={about}
          money={money}
          onClose={() => setSettling(false)}
        />
      )}
    </>
  )
}
