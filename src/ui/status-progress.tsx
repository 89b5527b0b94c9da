import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Where something is at the house: its states in their order, the one that it is in named in words. */
export function StatusProgress({ names, at }: { names: readonly string[]; at: number }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <ol className="flex gap-1" aria-label={t`At the house`}>
        {names.map((name, index) => (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={cx(
              'h-1.5 flex-1 rounded-full transition-colors',
              index <= at ? 'bg-primary' : 'bg-line',
            )}
          >
            <VisuallyHidden>
              {name} {index < at && <Trans>(done)</Trans>}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="font-semibold">
        {names[at]}
      </p>
    </div>
  )
}
