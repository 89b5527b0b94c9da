import { StoreLost } from './store-lost.tsx'
import { ClockNotice } from './clock-notice.tsx'
import { UpdateOffer } from './update-offer.tsx'

/** What may come up over any screen, and never with the first one. */
export default function LateNotices() {
  return (
    <>
      <UpdateOffer />
      <ClockNotice />
      <StoreLost />
    </>
  )
}
