import { MapPage } from './map/page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { RegisterPage } from './register-page.tsx'

const pages = {
  map: <MapPage />,
  privacy: <PrivacyPage />,
  register: <RegisterPage />,
}

/**
 * The house's smaller pages in one file: each file of its own costs every guest's first load the
 * names of its parts and words, more than these weigh together.
 */
export default function HousePages({ page }: { page: keyof typeof pages }) {
  return pages[page]
}
