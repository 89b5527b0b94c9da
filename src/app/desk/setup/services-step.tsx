import { Trans, useLingui } from '@lingui/react/macro'
import { builtInKinds } from '#contract/services/index.ts'
import { useServicesOff } from '#features/settings/use-services-off.ts'
import { LoadFailed } from '#parts/desk/load-failed.tsx'
import { shownOf } from '#parts/services.ts'
import { Card } from '#ui/card.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** What the house has besides rooms; each switch is saved at once. */
export function ServicesStep() {
  const { t, i18n } = useLingui()
  const { off, busy, failure, toggle, error, refetch } = useServicesOff()
  if (off === undefined) {
    return error === null ? (
      <LoadingCards label={t`Loading settings…`} cards={1} />
    ) : (
      <LoadFailed title={error.refusal?.message ?? t`Failed to load.`} refetch={refetch} />
    )
  }
  return (
    <Card as="section" className="grid gap-2">
      {failure && <NotSaved title={t`The services were not saved.`} reason={failure} />}
      <p className="text-ink-soft">
        <Trans>What is off is shown to nobody. Each can be switched on any day.</Trans>
      </p>
      {builtInKinds.map((kind) => (
        <CheckboxField
          key={kind}
          label={i18n._(shownOf[kind].name)}
          checked={!off.includes(kind)}
          disabled={busy}
          onChange={() => void toggle(kind)}
        />
      ))}
      <p className="text-sm text-ink-soft">
        <Trans>
          Bicycles, a massage, a guide: services of your own are made under{' '}
          <TextLink to="/dashboard/services">Services</TextLink>.
        </Trans>
      </p>
    </Card>
  )
}
