import { Trans, useLingui } from '@lingui/react/macro'
import { UtensilsCrossed, Wine } from 'lucide-react'
import type { ReactNode } from 'react'
import { openingHours, type OpeningHours } from '#domain/hours.ts'
import { OpeningTimes } from '#parts/opening-hours.tsx'
import { useHouse } from '#parts/use-house.ts'
import { useHasBar } from '#parts/use-has-bar.ts'
import { useSaidOfService } from '#parts/use-shown-services.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { cx } from '#ui/cx.ts'
import { HillLines } from '#ui/hill-lines.tsx'

/** Restaurant and bar with their hours, from the house's settings (spec 1 §9). */
export function HoursBand() {
  const { t } = useLingui()
  const saidOf = useSaidOfService()
  const { kitchen, bar } = openingHours(useHouse())
  const hasBar = useHasBar()
  return (
    <section
      aria-label={t`Restaurant and bar`}
      className="relative isolate overflow-hidden bg-primary-deep text-on-deep"
    >
      <HillLines className="absolute inset-y-0 right-0 -z-10 h-full w-3xl text-on-deep/10" />
      <div
        className={cx(
          'container-page grid items-start gap-8 py-12',
          hasBar ? 'md:grid-cols-[1fr_1fr_auto]' : 'md:grid-cols-[1fr_auto]',
        )}
      >
        <Place icon={<UtensilsCrossed />} title={t`Restaurant`} hours={kitchen}>
          {saidOf({ id: 'restaurant' }).text}
        </Place>
        {hasBar && (
          <Place icon={<Wine />} title={t`Bar`} hours={bar}>
            {saidOf({ id: 'bar' }).text}
          </Place>
        )}
        <ButtonLink
          to="/restaurant"
          variant="tip"
          size="lg"
          className="justify-self-start md:self-center"
        >
          <Trans>Order now</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}

function Place({
  icon,
  title,
  hours,
  children,
}: {
  icon: ReactNode
  title: string
  hours: OpeningHours
  children: ReactNode
}) {
  return (
    <div className="flex gap-4 [&>svg]:mt-1 [&>svg]:size-7 [&>svg]:shrink-0 [&>svg]:text-tip">
      {icon}
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        <p className="text-lg font-semibold text-tip">
          <OpeningTimes of={hours} />
        </p>
        {children && <p className="max-w-sm text-on-deep-soft">{children}</p>}
      </div>
    </div>
  )
}
