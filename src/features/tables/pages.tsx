import { lazy } from 'react'
import type { ServicePage } from '#parts/service-pages.ts'
import { shown } from '#parts/services/tables.ts'
import { withWords } from '#ui/words.ts'

export const pages: readonly ServicePage[] = [
  {
    path: shown.page,
    Page: lazy(withWords(() => import('./site/page.tsx'))),
    underHeader: true,
  },
]
