import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusField } from '#ui/error-summary.tsx'
import type { Problem } from './problems.ts'

/** A line of the summary; `id`: of the control that it leads to. */
export interface Missing extends Pick<Problem, 'title' | 'text'> {
  id: string
}

/**
 * The problems of a one-page form: shown after the first try, and until they are solved.
 *
 * @param ids of the controls
 * @param problems by action: some fields matter to one action and not to another
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
    /** For the error summary; its lines link to the fields. */
    errors: shown.map(({ field, title, text }): Missing => ({ id: ids[field], title, text })),
    errorOf(field: Field): string | undefined {
      const text = shown.find(({ fields }) => fields[field])?.fields[field]
      return text && i18n._(text)
    },
    /** True without problems; else shows them and moves the focus there. */
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
