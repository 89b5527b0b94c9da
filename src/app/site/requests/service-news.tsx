import { Trans, useLingui } from '@lingui/react/macro'
import { Ladder, RungHeadline } from '#ui/ladder.tsx'
import type { OwnService } from '#parts/guest-requests.ts'

/** Where something stands that the house has taken; `null`: it has said no more than that. */
export function ServiceNews({ service }: { service: OwnService | null }) {
  const { i18n } = useLingui()
  if (service?.stage === 'cancelled' || service?.stage === 'over') {
    return (
      <div className="grid gap-2">
        <h2 className="text-xl">{i18n._(service.words)}</h2>
        {service.reason !== null && <p>{service.reason}</p>}
      </div>
    )
  }
  const rung = service?.stage ?? 'received'
  return (
    <>
      <RungHeadline level={2} rung={rung}>
        {service && i18n._(service.words)}
      </RungHeadline>
      <Ladder rung={rung} />
      {service && (
        <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
          <p className="text-sm text-ink-soft">
            <Trans>Your code</Trans>
          </p>
          <p className="font-mono text-xl font-semibold tracking-widest">{service.code}</p>
          <p className="text-sm text-ink-soft">
            <Trans>With it and your phone or e-mail you find and cancel it.</Trans>
          </p>
        </div>
      )}
    </>
  )
}
