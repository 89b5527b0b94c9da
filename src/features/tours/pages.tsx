import { lazy } from 'react'
import { Navigate } from 'react-router-dom'
import type { ServicePage } from '#parts/service-pages.ts'
import { withMessages } from '#ui/messages.ts'

export const pages: readonly ServicePage[] = [
  { path: '/tours', Page: lazy(withMessages(() => import('./site/page.tsx'))) },
  { path: '/concierge', Page: () => <Navigate to="/tours" replace /> },
]
