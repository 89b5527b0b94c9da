import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Typed<Field extends typeof TextField | typeof TextArea> = Omit<ComponentProps<Field>, 'label'>

/** What something is called in a language, and what is said of it. */
export function NameAndText({
  language,
  name,
  text,
}: {
  language: 'en' | 'fr' | 'rw'
  name: Typed<typeof TextField>
  /** Left out: it has a name alone. */
  text?: Typed<typeof TextArea>
}) {
  const { t } = useLingui()
  const names = { en: t`Name in English`, fr: t`Name in French`, rw: t`Name in Kinyarwanda` }
  const texts = {
    en: t`Description in English`,
    fr: t`Description in French`,
    rw: t`Description in Kinyarwanda`,
  }
  return (
    <div className="grid gap-4 md:grid-cols-[1fr_2fr]">
      <TextField {...name} label={names[language]} lang={language} autoComplete="off" />
      {text && <TextArea {...text} label={texts[language]} rows={2} optional lang={language} />}
    </div>
  )
}
