import { lazy } from 'react'
import { Navigate } from 'react-router-dom'
import type { ServicePage } from '#parts/service-pages.ts'
import { withMessages } from '#ui/messages.ts'

export const pages: readonly ServicePage[] = [
  {
    path: '/restaurant',
    Page: lazy(withMessages(() => import('./site/page.tsx'))),
    underHeader: true,
  },
  { path: '/services/restaurant', Page: () => <Navigate to="/restaurant" replace /> },
  {
    path: '/services/restaurant/custom',
    Page: () => <Navigate to="/restaurant?step=order" state={{ custom: true }} replace />,
  },
]
