import { MapPage } from './map/page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { RegisterPage } from './register-page.tsx'

const pages = {
  map: <MapPage />,
  privacy: <PrivacyPage />,
  register: <RegisterPage />,
}

/**
 * The smaller pages about the house in one chunk: a chunk for each would add its file names to
 * every guest's first load, and they weigh more than these pages save.
 */
export default function HousePages({ page }: { page: keyof typeof pages }) {
  return pages[page]
}
