import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface Anchor {
  id: string
  label: ReactNode
}

/**
 * Table of contents of a long page: a row that scrolls on phones, a list beside the text on wide
 * screens.
 */
export function OnThisPage({ anchors }: { anchors: readonly Anchor[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`On this page`} className="min-w-0 lg:sticky lg:top-24 lg:self-start">
      <ul className="scroll-row flex gap-2 lg:grid lg:gap-0 lg:border-l lg:border-line">
        {anchors.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium hover:border-primary hover:text-primary lg:rounded-none lg:border-y-0 lg:border-r-0 lg:border-l-2 lg:border-transparent lg:bg-transparent lg:-ml-px"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
