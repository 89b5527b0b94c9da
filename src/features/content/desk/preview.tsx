import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { factIcons, type Content, type ContentField } from '#contract/content.ts'
import { textIn, type Texts } from '#domain/texts.ts'
import { coerceList, coerceObject, coerceText } from '#lib/coerce.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { FactIcon } from '#parts/fact-icon.tsx'
import { languageNames } from '#parts/language-names.ts'
import { useSpokenLanguages } from '#parts/use-spoken-languages.ts'
import { useUsualQuestions } from '#parts/usual-questions.tsx'
import { PlainText } from '#ui/plain-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { shapes, type Group } from './parts.ts'
import { differingLanguages, type Language } from './rules.ts'
import type { Shape } from './shapes.ts'
import { spotText } from './spot.ts'
import { isBlank } from './to-wire.ts'

type Say = (texts: unknown) => string

interface Shown {
  valueOf: (part: ContentField) => unknown
  language: string
  /** The house's own language. */
  ofHouse: string
}

const sayIn =
  (language: string, ofHouse: string): Say =>
  (texts) =>
    textIn(coerceObject(texts) as Texts, language, ofHouse)

/** How a group of parts looks to guests, in one language; what is empty is not shown. */
export function GroupPreview({ group, valueOf, language, ofHouse }: Shown & { group: Group }) {
  const say = sayIn(language, ofHouse)
  const blank = group.parts.every((part) => isBlank(shapes[part].shape, valueOf(part)))
  if (blank && group.id !== 'questions') {
    return (
      <p className="text-ink-soft">
        <Trans>Nothing yet: guests see no such part.</Trans>
      </p>
    )
  }
  if (group.id === 'banner') return <BannerPreview valueOf={valueOf} say={say} />
  return (
    <div lang={language} className="grid gap-4">
      {group.parts.map((part) =>
        part === 'usual_questions' ? (
          <UsualQuestions key={part} value={valueOf(part)} say={say} />
        ) : (
          <Value key={part} shape={shapes[part].shape} value={valueOf(part)} say={say} />
        ),
      )}
    </div>
  )
}

/** Those that guests read, with the answers that the settings give. */
function UsualQuestions({ value, say }: { value: unknown; say: Say }) {
  const usual = useUsualQuestions(value as Content['usual_questions'] | undefined, say)
  return (
    <dl className="grid gap-3">
      {usual.map(({ id, asked, answer }) => (
        <div key={id} className="grid gap-1">
          <dt className="font-display text-lg leading-snug font-semibold">{asked}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A part as guests read it beside another value of it, in each language in which the two differ. */
export function PartPreview({
  part,
  value,
  besides,
  language,
  ofHouse,
}: {
  part: ContentField
  value: unknown
  besides: unknown
  language: Language
  ofHouse: string
}) {
  const { i18n } = useLingui()
  const { shape } = shapes[part]
  const languages = differingLanguages([value, besides], useSpokenLanguages(), language)
  if (part !== 'usual_questions' && isBlank(shape, value)) {
    return (
      <p className="text-ink-soft">
        <Trans>Empty</Trans>
      </p>
    )
  }
  return (
    <div className="grid gap-3">
      {languages.map((one) => (
        <div key={one} className="min-w-0">
          {languages.join() !== language && <p className="note">{i18n._(languageNames[one])}</p>}
          <div lang={one}>
            {part === 'usual_questions' ? (
              <UsualQuestions value={value} say={sayIn(one, ofHouse)} />
            ) : (
              <Value shape={shape} value={value} say={sayIn(one, ofHouse)} />
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

function BannerPreview({ valueOf, say }: { valueOf: Shown['valueOf']; say: Say }) {
  const { t } = useLingui()
  const hero = coerceObject(valueOf('hero'))
  const wide = coerceText(hero.picture)
  const headline = say(valueOf('headline'))
  const description = say(valueOf('description'))
  const welcome = say(valueOf('welcome'))
  return (
    <div className="grid gap-3">
      <div className="relative overflow-hidden rounded-sm bg-primary-deep text-on-deep">
        {wide !== '' && <Picture src={pictureUrl(wide)} alt={t`Banner`} ratio="16/9" />}
        <div className="grid gap-1 p-4">
          <p className="font-display text-2xl font-semibold wrap-break-word">
            {headline || <Trans>The name of the house</Trans>}
          </p>
          <p className="text-on-deep-soft empty:hidden">{say(valueOf('tagline'))}</p>
        </div>
      </div>
      {description !== '' && <p className="whitespace-pre-line">{description}</p>}
      {welcome !== '' && <p className="font-display text-xl font-semibold">{welcome}</p>}
    </div>
  )
}

/** Titles, texts, pictures and places of a value, by its shape. */
function Value({ shape, value, say }: { shape: Shape; value: unknown; say: Say }) {
  if (isBlank(shape, value)) return null
  switch (shape.kind) {
    case 'texts':
      return <PlainText text={say(value)} className="wrap-anywhere" />
    case 'text':
    case 'link':
    case 'slug':
      return <p className="wrap-anywhere">{coerceText(value)}</p>
    case 'picture':
      return (
        <Picture
          src={pictureUrl(coerceText(value))}
          alt=""
          ratio="16/9"
          className="max-w-56 rounded-sm"
        />
      )
    case 'list':
      return (
        <ul className="grid gap-3">
          {coerceList(value).map((one, at) =>
            isBlank(shape.of, one) ? null : (
              <li key={at}>
                <Value shape={shape.of} value={one} say={say} />
              </li>
            ),
          )}
        </ul>
      )
    case 'record':
      return <RecordValue shape={shape} record={coerceObject(value)} say={say} />
    case 'choice':
    case 'flag':
    case 'number':
    case 'spot':
      return null
  }
}

/** Its first text is its heading. */
function RecordValue({
  shape,
  record,
  say,
}: {
  shape: Extract<Shape, { kind: 'record' }>
  record: Readonly<Record<string, unknown>>
  say: Say
}) {
  const entries = Object.entries(shape.fields)
  const icon = factIcons.find((one) => one === record.icon)
  const heading = entries.find(
    ([, { shape: its }]) => its.kind === 'text' || (its.kind === 'texts' && its.long !== true),
  )?.[0]
  return (
    <div className={icon ? 'grid grid-cols-[auto_minmax(0,1fr)] gap-3' : 'grid gap-1'}>
      {icon && (
        <span className="grid size-11 place-items-center rounded-md bg-primary-soft text-primary [&_svg]:size-6">
          <FactIcon name={icon} />
        </span>
      )}
      <div className="grid min-w-0 content-start gap-1">
        {entries.map(([key, field]) => {
          if (field.shape.kind === 'spot') {
            const spot = spotText(record.latitude, record.longitude)
            return (
              spot !== '' && (
                <p key={key} className="flex items-center gap-1 note">
                  <MapPin className="size-4" /> {spot}
                </p>
              )
            )
          }
          const value = record[key]
          if (key !== heading)
            return <Value key={key} shape={field.shape} value={value} say={say} />
          const words = field.shape.kind === 'text' ? coerceText(value) : say(value)
          return (
            words !== '' && (
              <p key={key} className="font-display text-lg leading-snug font-semibold">
                {words}
              </p>
            )
          )
        })}
      </div>
    </div>
  )
}
