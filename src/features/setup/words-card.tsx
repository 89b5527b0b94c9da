import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { ContentDraft, ContentField, UpdateContent } from '#contract/content.ts'
import { settingLanguages } from '#domain/settings.ts'
import { keptForm } from '#lib/kept-form.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { useAsk, useAsked, type Came } from '#parts/ask-server.ts'
import { useSpokenLanguages } from '#parts/use-spoken-languages.ts'
import { useDraft } from '#parts/use-draft.ts'
import { Button } from '#ui/button.tsx'
import { FileButton } from '#ui/file-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { shrink } from '#ui/shrink.ts'
import { LoadingCards } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { Form } from '#ui/form.tsx'
import { NotKnown } from './not-known.tsx'

/** What is typed; null: as the house has it. */
const untouched = {
  headline_en: null as string | null,
  headline_fr: null as string | null,
  headline_rw: null as string | null,
  tagline_en: null as string | null,
  tagline_fr: null as string | null,
  tagline_rw: null as string | null,
  /** Path of the banner's picture. */
  hero: null as string | null,
}

/** The texts of the card, with what each is called and its longest, characters. */
const fields = {
  headline: {
    most: 80,
    labels: {
      en: msg`Headline in English`,
      fr: msg`Headline in French`,
      rw: msg`Headline in Kinyarwanda`,
    },
  },
  tagline: {
    most: 160,
    labels: {
      en: msg`Tagline in English`,
      fr: msg`Tagline in French`,
      rw: msg`Tagline in Kinyarwanda`,
    },
  },
} as const
const names = ['headline', 'tagline'] as const
type Words = typeof untouched

const readWords = (stored: unknown): Partial<Words> => keptForm(untouched, stored) ?? {}
const readDraft = (body: unknown) => body as ContentDraft

/** What is edited here, and published: other parts that are drafted stay so. */
const parts = ['headline', 'tagline', 'hero'] as const satisfies readonly ContentField[]

/** The part of the draft that changes, with what was seen of it. */
function changeOf(words: Words, draft: ContentDraft): UpdateContent {
  const { headline, tagline, hero } = draft
  const typed = (name: (typeof names)[number]) => ({
    ...draft[name],
    ...Object.fromEntries(
      settingLanguages.flatMap((language) => {
        const text = words[`${name}_${language}`]
        return text === null ? [] : [[language, text]]
      }),
    ),
  })
  const now = {
    headline: typed('headline'),
    tagline: typed('tagline'),
    hero: words.hero === null ? hero : { ...hero, picture: words.hero },
  }
  return { ...now, seen: { headline, tagline, hero } }
}

/** Headline, tagline and the banner's picture: drafted and published in one go, then on to the next step. */
export function WordsCard({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui()
  const spoken = useSpokenLanguages()
  const ask = useAsk()
  const { value: draft, refused, again, take: heard } = useAsked('getContentDraft', readDraft)
  const { form, change, reset } = useDraft('setup-words', untouched, readWords)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  /** Said beside what was pressed: on a phone the card is higher than the screen. */
  const [wrongPicture, setWrongPicture] = useState('')

  const came = (answer: Came, say = setWrong): unknown => {
    if (answer.ok) return answer.body
    say(answer.message)
    return null
  }

  async function take(file: File) {
    setWrongPicture('')
    setBusy(true)
    try {
      const { filename, data } = await shrink(file, uuidv7())
      const body = { image_base64: { filename, data } }
      const answer = came(await ask({ route: 'addContentPicture', body }), setWrongPicture)
      if (answer !== null) change({ hero: (answer as { path: string }).path })
    } catch {
      setWrongPicture(t`This is no picture that can be read here. Choose a PNG, JPEG or WebP.`)
    } finally {
      setBusy(false)
    }
  }

  async function save(seen: ContentDraft) {
    if (Object.values(form).every((one) => one === null)) return onDone()
    setWrong('')
    setBusy(true)
    const drafted = came(await ask({ route: 'updateContent', body: changeOf(form, seen) }))
    const version = (drafted as { data: ContentDraft } | null)?.data.version
    const published =
      version === undefined
        ? null
        : came(await ask({ route: 'publishContent', body: { seen: { version }, parts } }))
    setBusy(false)
    if (published === null) return again()
    // Shown on where the step is not left: the colour beside it may be refused.
    heard((published as { data: ContentDraft }).data)
    reset(untouched)
    onDone()
  }

  if (draft === null) {
    return refused === null ? (
      <LoadingCards label={t`Loading…`} cards={1} />
    ) : (
      <NotKnown again={again}>{refused}</NotKnown>
    )
  }
  const hero = form.hero ?? draft.hero.picture
  return (
    <TitledCard title={<Trans>What guests see first</Trans>}>
      <Form className="grid gap-4" onSend={() => void save(draft)}>
        {hero !== null && <Picture src={pictureUrl(hero)} alt={t`The banner’s picture`} />}
        <FileButton
          accept="image/*"
          label={t`Choose the banner’s picture`}
          icon={<ImagePlus />}
          busy={busy}
          busyText={t`Saving…`}
          onChoose={(file) => void take(file)}
          className="w-fit"
        >
          <Trans>A large photograph</Trans>
        </FileButton>
        <ErrorAlert>{wrongPicture}</ErrorAlert>
        {names.flatMap((name) =>
          spoken.map((language) => (
            <TextField
              key={`${name} ${language}`}
              label={i18n._(fields[name].labels[language])}
              lang={language}
              optional
              {...(name === 'headline' &&
                language === spoken[0] && { hint: t`Empty: the house’s name` })}
              maxLength={fields[name].most}
              value={form[`${name}_${language}`] ?? draft[name][language] ?? ''}
              onChange={(text) => change({ [`${name}_${language}`]: text })}
            />
          )),
        )}
        <ErrorAlert>{wrong}</ErrorAlert>
        <Button type="submit" busy={busy} busyText={t`Saving…`} className="w-fit">
          <Trans>Save and go on</Trans>
        </Button>
      </Form>
    </TitledCard>
  )
}
