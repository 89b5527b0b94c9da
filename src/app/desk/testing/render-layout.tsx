import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { DeskLayout } from '../layout.tsx'

/** What the layout asks of a window, and jsdom has not. */
export function installWindow() {
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
  Object.assign(window, { matchMedia: () => media, scrollTo: () => undefined })
  installDialog()
}

/** Screens by their addresses, in the desk's layout, the overview's open. */
export function renderLayout(client: QueryClient, screens: Readonly<Record<string, ReactNode>>) {
  client.setQueryData(['people'], [])
  renderAtDesk(
    client,
    <Routes>
      <Route element={<DeskLayout />}>
        {Object.entries(screens).map(([path, element]) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Route>
    </Routes>,
  )
}
