import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ContentDraft, ContentField, ContentRow } from '#contract/content.ts'
import { differingParts } from '#contract/content-parts.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { AsOf } from '#parts/desk/as-of.tsx'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { LoadFailed } from '#parts/desk/load-failed.tsx'
import { useSpokenLanguages } from '#parts/use-spoken-languages.ts'
import { useHouse } from '#parts/use-house.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { cx } from '#ui/cx.ts'
import { LoadingCards } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useDrafted, type Drafted } from './data.ts'
import { GroupForm } from './group-form.tsx'
import { languageNames } from '#parts/language-names.ts'
import { groups, type Group } from './parts.ts'
import { GroupPreview } from './preview.tsx'
import { PublishBar } from './publish-bar.tsx'
import { missingIn, type Language } from './rules.ts'
import { useContentForm } from './use-content-form.ts'
import { useContentWrite } from './use-content-write.ts'

/** Website: every text and picture of the site, drafted and published (decision 77). */
export function ContentScreen() {
  const { t } = useLingui()
  const drafted = useDrafted()
  const { draft, published, error, cached } = drafted
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-4">
      <DeskHeading title={t`Website`} />
      {cached && <AsOf cached={cached} waits={false} />}
      {draft !== undefined && published !== undefined ? (
        <Editor draft={draft} published={published} drafted={drafted} />
      ) : error ? (
        <LoadFailed title={t`Failed to load.`} busy={drafted.asking} refetch={drafted.refetch}>
          <Trans>
            The texts of the site are not on this device yet, and the house does not answer.
          </Trans>
        </LoadFailed>
      ) : (
        <LoadingCards label={t`Loading the site…`} />
      )}
    </div>
  )
}

function Editor({
  draft,
  published,
  drafted,
}: {
  draft: ContentDraft
  published: ContentRow
  drafted: Drafted
}) {
  const { t, i18n } = useLingui()
  const { language: own = 'en' } = useHouse()
  const spoken = useSpokenLanguages()
  const [language, setLanguage] = useState<Language>(
    spoken.find((one) => one === own) ?? spoken[0] ?? 'en',
  )
  const form = useContentForm(draft)
  const writing = useContentWrite(drafted.take)
  const { group: wished } = useParams()
  const open = groups.find(({ id }) => id === wished)
  const differing = differingParts(published, draft)
  const heading = useRef<HTMLHeadingElement>(null)
  const left = useRef<string | undefined>(undefined)
  const openId = open?.id
  useEffect(() => {
    // What was opened, or left, is in view: the list is another one beside a form.
    const id = openId ?? left.current
    left.current = openId
    if (id === undefined) return
    const card = document.getElementById(`part-${id}`)
    if (openId !== undefined && !card?.checkVisibility?.()) scrollTo?.(0, 0)
    else card?.scrollIntoView?.({ block: openId === undefined ? 'center' : 'start' })
    if (openId !== undefined) heading.current?.focus({ preventScroll: true })
  }, [openId, heading, left])
  const shown = { valueOf: form.valueOf, language, ofHouse: own }
  return (
    <>
      <div className={cx('grid gap-4', open && 'max-lg:hidden')}>
        <PublishBar
          draft={draft}
          published={published}
          differing={differing}
          unsaved={Object.keys(form.edits) as ContentField[]}
          writing={writing}
          changed={drafted.changed}
          language={language}
          ofHouse={own}
        />
        <FoundDraft
          found={form.found}
          afresh={() => form.drop(Object.keys(form.edits) as ContentField[])}
        />
      </div>
      {spoken.length > 1 && (
        <ChipGroup
          label={t`Language of the texts`}
          value={language}
          onChange={setLanguage}
          options={spoken.map((one) => {
            const name = i18n._(languageNames[one])
            const missing = open ? lackingIn(open, form.valueOf, one) : 0
            return { value: one, label: missing === 0 ? name : t`${name}, ${missing} missing` }
          })}
        />
      )}
      <div
        className={cx(
          'grid items-start gap-4',
          open && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        )}
      >
        <ul className={cx('grid min-w-0 gap-4', open && 'max-lg:hidden')}>
          {groups.map((group) => (
            <GroupCard
              key={group.id}
              group={group}
              isOpen={group === open}
              isDrafted={group.parts.some((part) => differing.includes(part))}
              isTyped={group.parts.some((part) => form.edits[part] !== undefined)}
              shown={shown}
            />
          ))}
        </ul>
        {open && (
          <Card
            as="section"
            aria-labelledby="content-form-title"
            className="grid min-w-0 gap-4 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto"
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2
                id="content-form-title"
                ref={heading}
                tabIndex={-1}
                className="min-w-0 text-lg wrap-break-word outline-none"
              >
                {i18n._(open.title)}
              </h2>
              <ButtonLink to="/dashboard/site" variant="secondary" icon={<ArrowLeft />}>
                <Trans>All parts</Trans>
              </ButtonLink>
            </div>
            {open.id === 'near' && (
              <p className="note">
                <Trans>The place of the house itself is in the settings:</Trans>{' '}
                <TextLink to="/dashboard/settings">
                  <Trans>Settings</Trans>
                </TextLink>
              </p>
            )}
            <GroupForm
              key={open.id}
              group={open}
              base={draft}
              by={draft.changed_by}
              form={form}
              writing={writing}
              language={language}
              ofHouse={own}
              onLanguage={setLanguage}
            />
          </Card>
        )}
      </div>
    </>
  )
}

/** How many texts of a group are missing in a language, though another one has them. */
const lackingIn = (
  { parts }: Group,
  valueOf: (part: ContentField) => unknown,
  language: Language,
): number => parts.reduce((sum, part) => sum + missingIn(valueOf(part), language), 0)

/** How a group looks now, and the door to its form. */
function GroupCard({
  group,
  isOpen,
  isDrafted,
  isTyped,
  shown,
}: {
  group: Group
  isOpen: boolean
  /** It differs from what guests see. */
  isDrafted: boolean
  /** It has texts that are not in the draft yet. */
  isTyped: boolean
  shown: { valueOf: (part: ContentField) => unknown; language: Language; ofHouse: string }
}) {
  const { t, i18n } = useLingui()
  const title = i18n._(group.title)
  const lacking = useSpokenLanguages()
    .map((one) => ({ one, count: lackingIn(group, shown.valueOf, one) }))
    .filter(({ count }) => count > 0)
  return (
    <Card
      as="li"
      id={`part-${group.id}`}
      className={cx(
        'scroll-mt-18 grid min-w-0 content-start gap-3',
        isOpen && 'outline-2 outline-primary',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <CardTitle level={2} className="min-w-40 flex-1 wrap-break-word">
          {title}
        </CardTitle>
        {isTyped && (
          <Badge tone="waiting">
            <Trans>Not saved</Trans>
          </Badge>
        )}
        {isDrafted && (
          <Badge tone="neutral">
            <Trans>Drafted</Trans>
          </Badge>
        )}
        <ButtonLink
          to={`/dashboard/site/${group.id}`}
          variant="secondary"
          icon={<Pencil />}
          aria-label={t`Edit: ${title}`}
        >
          <Trans>Edit</Trans>
        </ButtonLink>
      </div>
      <GroupPreview group={group} {...shown} />
      {lacking.length > 0 && (
        <p className="note">
          <Trans>Missing texts, where another language is shown in their place:</Trans>{' '}
          {lacking.map(({ one, count }) => `${i18n._(languageNames[one])} ${count}`).join(', ')}
        </p>
      )}
    </Card>
  )
}
