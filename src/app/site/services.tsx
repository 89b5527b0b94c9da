import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { CustomCards } from '#features/custom/site/cards.tsx'
import { ServicesPage } from '#features/house/site/services-page.tsx'
import { withMessages } from '#ui/messages.ts'
import NotFoundPage from './not-found.tsx'

const CustomPage = lazy(withMessages(() => import('#features/custom/site/page.tsx')))

/** /services: all that can be had; below it a page for each service that the house defined itself. */
export default function ServicesPages() {
  return (
    <Routes>
      <Route index element={<ServicesPage more={<CustomCards level={2} />} />} />
      <Route path=":slug" element={<CustomPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
