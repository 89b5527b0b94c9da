import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Rating } from '#ui/rating.tsx'
import { replyToReview, showReview } from '../actions.ts'
import type { DeskReview } from './community.ts'
import { ReplyBox, Thread } from './thread.tsx'
import { useAct } from './use-act.ts'

/** A review with what the house answered, and the box to answer in. */
export function ReviewDialog({ review, onClose }: { review: DeskReview; onClose: () => void }) {
  const { t } = useLingui()
  const act = useAct()
  const published = review.status === 'published'
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t`Review of ${review.customer}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button
            variant={published ? 'secondary' : 'primary'}
            onClick={() => void act(() => showReview(review, published ? 'hidden' : 'published'))}
          >
            {published ? <Trans>Hide</Trans> : <Trans>Publish</Trans>}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          <Rating value={review.rating} />
          <p className="break-words whitespace-pre-line">{review.text}</p>
          <p className="text-sm text-ink-soft">
            {review.target} · <DateText value={review.created_at} format="medium" />
          </p>
        </div>
        {review.comments.length > 0 && (
          <Thread messages={review.comments.map((one) => ({ ...one, staff: true }))} />
        )}
        <ReplyBox
          name={`review-reply:${review.id}`}
          label={t`Your reply`}
          hint={t`Shown below the review for everyone to read, once the review is published.`}
          onSend={(text) => replyToReview(review, text)}
        />
      </div>
    </Dialog>
  )
}
