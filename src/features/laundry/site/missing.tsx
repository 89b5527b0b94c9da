import { useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import type { Problem } from '../form/problems.ts'

/** Why one cannot go on yet; a button that is off says nothing by itself. */
export function Missing({ problems }: { problems: readonly Problem[] }) {
  const { i18n } = useLingui()
  return (
    <div aria-live="polite" className="empty:hidden">
      {problems.length > 0 && (
        <ul className="grid gap-1 rounded-sm bg-sunken px-3 py-2 text-sm text-ink-soft">
          {problems.map(({ field, text }) => (
            <li key={field} className="flex items-start gap-2">
              <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {i18n._(text)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
