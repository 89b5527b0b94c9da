import { Trans } from '@lingui/react/macro'

/** How long it usually takes (spec 2 §9). */
export function Turnaround({ express }: { express: boolean }) {
  return express ? <Trans>about 12–24h</Trans> : <Trans>24–48h</Trans>
}
