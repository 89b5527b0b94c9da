import { StoreLost } from './store-lost.tsx'
import { ClockNotice } from './clock-notice.tsx'
import { UpdateOffer } from './update-offer.tsx'

/** Notices that may appear over any screen, loaded after the first paint. */
export default function LateNotices() {
  return (
    <>
      <UpdateOffer />
      <ClockNotice />
      <StoreLost />
    </>
  )
}
