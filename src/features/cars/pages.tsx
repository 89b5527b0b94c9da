import { lazy } from 'react'
import type { ServicePage } from '#parts/service-pages.ts'
import { withMessages } from '#ui/messages.ts'

export const pages: readonly ServicePage[] = [
  {
    path: '/car-rental',
    Page: lazy(withMessages(() => import('./site/page.tsx'))),
    underHeader: true,
  },
]
