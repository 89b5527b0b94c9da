import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff, MessageSquareText, ThumbsUp } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Rating } from '#ui/rating.tsx'
import { likeReview, showReview } from '../actions.ts'
import type { DeskReview } from './community.ts'
import type { DeskList } from '#parts/desk/desk-list.ts'
import { StatusChips } from './status-chips.tsx'
import { ListFrame } from './list-frame.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { useAct } from './use-act.ts'
import { customerColumn } from './customer-column.tsx'
import { useByStatus } from './use-by-status.ts'
import { reviewStatusLabels } from '../status-labels.ts'
import { reviewTones } from './labels.ts'

/** Reviews in any state: publish, hide, like, answer (spec 3 §2.10). */
export function ReviewsTab({ list }: { list: DeskList<DeskReview> }) {
  const { t, i18n } = useLingui()
  const { chips, shown, opened, open, close } = useByStatus(list.rows)
  const act = useAct()
  return (
    <div className="grid gap-4">
      <StatusChips {...chips} labels={reviewStatusLabels} />
      <ListFrame
        list={list}
        empty={shown.length === 0}
        failed={t`Failed to load reviews.`}
        title={t`No reviews found.`}
        text={t`What guests write appears here first; nothing is public before you publish it.`}
      >
        <DataList
          label={t`Reviews`}
          rows={shown}
          columns={[
            customerColumn(list, ({ customer }) => customer, aboutWhat),
            {
              key: 'text',
              header: <Trans>Text</Trans>,
              render: (row) => (
                <span className="grid gap-1">
                  <Rating value={row.rating} />
                  <span className="line-clamp-3 break-words">{row.text}</span>
                </span>
              ),
            },
            {
              key: 'status',
              header: <Trans>Status</Trans>,
              render: (row) => (
                <span className="grid gap-1">
                  <Badge tone={reviewTones[row.status]}>
                    {i18n._(reviewStatusLabels[row.status])}
                  </Badge>
                  <span className="flex items-center gap-1 text-sm text-ink-soft [&_svg]:size-4">
                    <ThumbsUp />
                    <Trans>Likes: {row.likes}</Trans>
                  </span>
                </span>
              ),
            },
          ]}
          renderActions={(row) => (
            <ReviewActions
              review={row}
              onView={() => open(row.id)}
              onLike={() => void act(() => likeReview(row))}
              onShow={(to) => void act(() => showReview(row, to))}
            />
          )}
        />
      </ListFrame>
      {opened && <ReviewDialog review={opened} onClose={close} />}
    </div>
  )
}

const aboutWhat = ({ target, created_at }: DeskReview) => (
  <span className="text-sm font-normal text-ink-soft">
    {target} · <DateText value={created_at} format="short" />
  </span>
)

function ReviewActions({
  review,
  onView,
  onLike,
  onShow,
}: {
  review: DeskReview
  onView: () => void
  onLike: () => void
  onShow: (to: 'published' | 'hidden') => void
}) {
  const { t } = useLingui()
  const { customer, status } = review
  const published = status === 'published'
  return (
    <span className="flex flex-wrap justify-end gap-1">
      <Button
        variant="secondary"
        icon={<MessageSquareText />}
        aria-label={t`View the review of ${customer}`}
        onClick={onView}
      >
        <Trans>View</Trans>
      </Button>
      <Button
        variant="quiet"
        icon={published ? <EyeOff /> : <Eye />}
        aria-label={
          published ? t`Hide the review of ${customer}` : t`Publish the review of ${customer}`
        }
        onClick={() => onShow(published ? 'hidden' : 'published')}
      >
        {published ? <Trans>Hide</Trans> : <Trans>Publish</Trans>}
      </Button>
      <Button
        variant="quiet"
        icon={<ThumbsUp />}
        aria-label={t`Like the review of ${customer}`}
        onClick={onLike}
      >
        <Trans>Like</Trans>
      </Button>
    </span>
  )
}
