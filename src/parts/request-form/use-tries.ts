import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusField } from '#ui/error-summary.tsx'
import type { Problem } from './problems.ts'

/** A line of the summary; `id`: of the control that it leads to. */
export interface Missing extends Pick<Problem, 'title' | 'text'> {
  id: string
}

/**
 * What stands in the way of a form that is one page: said once the person has tried, and no longer
 * than it is so.
 *
 * @param ids of the controls
 * @param problems by what was tried: some fields matter to one act and not to another
 */
export function useTries<Field extends string, Act extends string>(
  ids: Readonly<Record<Field, string>>,
  problems: Readonly<Record<Act, readonly Problem<Field>[]>>,
) {
  const { i18n } = useLingui()
  const [tried, setTried] = useState<{ count: number; act: Act | null }>({ count: 0, act: null })
  const shown = tried.act === null ? [] : problems[tried.act]
  return {
    count: tried.count,
    /** For the summary; its lines lead to the fields. */
    errors: shown.map(({ field, title, text }): Missing => ({ id: ids[field], title, text })),
    errorOf(field: Field): string | undefined {
      const text = shown.find(({ fields }) => fields[field])?.fields[field]
      return text && i18n._(text)
    },
    /** Whether nothing stands in the way; else it is said, and led to. */
    isRight(act: Act): boolean {
      setTried(({ count }) => ({ count: count + 1, act }))
      const [first] = problems[act]
      // After the summary has spoken: the first thing to mend.
      if (first) setTimeout(() => focusField(ids[first.field]))
      return first === undefined
    },
    forget: () => setTried({ count: 0, act: null }),
  }
}
