import type { PricedService } from '../data.ts'
import { BookPage } from './soon/book-page.tsx'
import { OffersPage } from './soon/offers-page.tsx'

/** /book, /tours, /car-rental and /laundry until they can be ordered online: said as it is. */
export function SoonPage({ service }: { service: PricedService | 'book' }) {
  return service === 'book' ? <BookPage /> : <OffersPage service={service} />
}
