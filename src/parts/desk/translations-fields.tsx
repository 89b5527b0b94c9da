import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Translations } from '#domain/texts.ts'
import { settingLanguages } from '#domain/settings.ts'
import { useHouse } from '#parts/use-house.ts'
import { useSpokenLanguages } from '../use-spoken-languages.ts'
import { NameAndText } from './name-and-text.tsx'

/** What is sold, in other languages than the house's own, in which its name and description stand. */
export function TranslationsFields({
  value,
  limits,
  onChange,
}: {
  value: Translations
  /** The most letters of each; without one for a description there is none. */
  limits: { name: number; description?: number }
  onChange: (value: Translations) => void
}) {
  const { language: own = 'en' } = useHouse()
  // Nobody chose yet: what is written, and what a draft brings in later, is shown.
  const [chosen, setOpened] = useState<boolean | null>(null)
  const opened = chosen ?? Object.keys(value).length > 0
  const { name, description } = limits
  const spoken = useSpokenLanguages()
  // What was written before the house changed its languages stays within reach.
  const languages = settingLanguages.filter(
    (language) => (language !== own && spoken.includes(language)) || value[language] !== undefined,
  )
  if (languages.length === 0) return null
  return (
    <details
      open={opened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="rounded-sm border border-line px-3"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-link">
        <Trans>In other languages</Trans>
      </summary>
      {opened && (
        <div className="grid gap-4 pb-3">
          <p className="note">
            <Trans>
              Guests read these in their language. What is left empty is shown as above.
            </Trans>
          </p>
          {languages.map((language) => {
            const said = value[language] ?? {}
            const change = (part: object) =>
              onChange({ ...value, [language]: { ...said, ...part } })
            return (
              <NameAndText
                key={language}
                language={language}
                name={{
                  value: said.name ?? '',
                  onChange: (typed) => change({ name: typed }),
                  maxLength: name,
                  optional: true,
                }}
                {...(description !== undefined && {
                  text: {
                    value: said.description ?? '',
                    onChange: (typed: string) => change({ description: typed }),
                    maxLength: description,
                  },
                })}
              />
            )
          })}
        </div>
      )}
    </details>
  )
}
