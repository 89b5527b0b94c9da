import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { fieldMessagesOf, refusalText } from '#offline/refusal-text.ts'
import { useHouse } from '#parts/use-house.ts'
import { useOffered } from '#parts/use-offered.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Form } from '#ui/form.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { RatingField } from '#ui/rating-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { descriptors } from '../operations.ts'
import {
  emptyReview,
  reviewBody,
  reviewFrom,
  reviewProblems,
  type ReviewField,
} from '../review-form.ts'
import { reviewedKinds, type ReviewService } from '../reviewed.ts'
import { summaryErrors } from './fields.ts'
import { useGuestForm } from './use-guest-form.ts'
import { useReviewed } from './use-reviewed.ts'

const idOf = (field: ReviewField) => `review-${field}`

/** Post a review (spec 1 §2, §5): name, rating, comment, service and item. */
export function ReviewForm({ onPosted }: { onPosted: (operationId: string) => void }) {
  const { t, i18n } = useLingui()
  const { phone } = useHouse()
  const isOffered = useOffered()
  const { form, change, busy, failure, attempt, setAttempt, changing, send } = useGuestForm(
    'postReview',
    'review',
    emptyReview,
    reviewFrom,
  )
  const { items, loading, failed } = useReviewed(form.service)
  // The first item of a service is selected by default (spec 1 §4).
  const itemId = items.some(({ id }) => id === form.itemId) ? form.itemId : (items[0]?.id ?? '')
  const whole = { ...form, itemId: loading && form.itemId !== '' ? form.itemId : itemId }
  const problems = attempt === 0 ? [] : reviewProblems(whole)
  const { refused, others } = useRefused(attempt === 0 ? changing : null)
  const wrong = (field: ReviewField) => {
    const found = problems.find((one) => one.field === field)
    return found ? i18n._(found.message) : refused[field]
  }

  async function submit(): Promise<void> {
    setAttempt(attempt + 1)
    if (reviewProblems(whole).length > 0) return
    const body = reviewBody(whole)
    const title = descriptors.postReview?.title({ body } as never)
    const words = { title: title ? i18n._(title) : '', detail: body.comment }
    // Service and item stay selected after sending (spec 1 §4).
    const next = { ...emptyReview, service: whole.service, itemId: whole.itemId }
    const saved = await send(body, words, next)
    if (saved !== null) onPosted(saved)
  }

  return (
    <Form onSend={() => void submit()} className="grid gap-4">
      <ErrorSummary
        title={others.length > 0 ? t`Failed to post review` : undefined}
        attempt={attempt + Object.keys(refused).length + others.length}
        errors={[
          ...summaryErrors(i18n, problems, idOf),
          ...Object.entries(refused).map(([field, message]) => ({
            id: idOf(field as ReviewField),
            message,
          })),
          ...others.map((message) => ({ message })),
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Service`}
          value={form.service}
          onChange={(service) => change({ service: service as ReviewService, itemId: '' })}
          options={reviewedKinds
            .filter(({ as, kind }) => isOffered(kind) || as === form.service)
            .map(({ as, label }) => ({ value: as, label: i18n._(label) }))}
        />
        <SelectField
          id={idOf('item')}
          label={t`What are you reviewing?`}
          value={whole.itemId}
          onChange={(id) => change({ itemId: id })}
          error={wrong('item')}
          hint={failed === null ? loading && t`Loading items…` : i18n._(failed)}
          options={items.map(({ id, label, unnamed }) => ({
            value: id,
            label: unnamed ? (label === '' ? t`Room` : t`Room ${label}`) : label,
          }))}
        />
      </div>
      <RatingField
        id={idOf('rating')}
        name="rating"
        label={t`Rating`}
        value={form.rating}
        onChange={(rating) => change({ rating })}
        error={wrong('rating')}
      />
      <TextField
        id={idOf('name')}
        label={t`Name`}
        value={form.name}
        onChange={(name) => change({ name })}
        error={wrong('name')}
        autoComplete="name"
        maxLength={120}
      />
      <TextArea
        id={idOf('comment')}
        label={t`Comment`}
        value={form.comment}
        onChange={(comment) => change({ comment })}
        error={wrong('comment')}
        rows={4}
        maxLength={2000}
      />
      {failure !== null && (
        <NotSaved title={t`Your review was not saved`} reason={failure} phone={phone} />
      )}
      <Button type="submit" size="lg" busy={busy} className="justify-self-start">
        {changing === null ? <Trans>Post review</Trans> : <Trans>Send the changed review</Trans>}
      </Button>
    </Form>
  )
}

const refusedFields: Readonly<Record<string, ReviewField>> = {
  name: 'name',
  rating: 'rating',
  comment: 'comment',
  item_id: 'item',
}

/**
 * What the server said when it refused this review: of the form's fields, and whatever else. Its
 * message alone where it says nothing of a field.
 */
function useRefused(id: string | null) {
  const { data: operations = [] } = useQuery({ ...outboxQuery(['guest']), enabled: id !== null })
  const answer = operations.find((one) => one.id === id)?.answer
  const refused: Partial<Record<ReviewField, string>> = {}
  const others: string[] = []
  for (const [name, [text = '']] of Object.entries(fieldMessagesOf(answer?.body))) {
    const field = refusedFields[name]
    if (field === undefined) others.push(`${name}: ${text}`)
    else if (text !== '') refused[field] = text
  }
  const none = others.length === 0 && Object.keys(refused).length === 0
  const said = none && answer ? refusalText(answer) : null
  return { refused, others: said === null ? others : [said] }
}
