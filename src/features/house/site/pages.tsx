import { MapPage } from './map/page.tsx'
import { OwnPage } from './own-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { RegisterPage } from './register-page.tsx'
import { TermsPage } from './terms-page.tsx'

const pages = {
  map: <MapPage />,
  own: <OwnPage />,
  privacy: <PrivacyPage />,
  register: <RegisterPage />,
  terms: <TermsPage />,
}

/**
 * The smaller pages about the house in one chunk. A chunk for each would add the names of its files
 * to every guest's first load, and those names are larger than these pages together.
 */
export default function HousePages({ page }: { page: keyof typeof pages }) {
  return pages[page]
}
