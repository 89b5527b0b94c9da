import { Trans, useLingui } from '@lingui/react/macro'
import { settingLanguages } from '#domain/settings.ts'
import { languageNames } from '#parts/language-names.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import type { ListProps } from './rows.tsx'

/** Which languages the house speaks; its own stays among them. */
export function LanguageChecks({ state: { form, take }, error }: ListProps) {
  const { i18n } = useLingui()
  const { languages, language } = form

  function choose(one: (typeof settingLanguages)[number], on: boolean) {
    const next = settingLanguages.filter((each) => (each === one ? on : languages.includes(each)))
    const [first = language] = next
    take({ languages: next, language: next.includes(language) ? language : first })
  }

  return (
    <div id="setting-languages" tabIndex={-1} className="col-span-full min-w-0 outline-none">
      <Fieldset
        legend={<Trans>Languages of the site</Trans>}
        lead={<Trans>Guests choose among these, and your texts have a field for each.</Trans>}
      >
        <div className="-mt-2 grid">
          {settingLanguages.map((one) => (
            <CheckboxField
              key={one}
              label={i18n._(languageNames[one])}
              checked={languages.includes(one)}
              onChange={(on) => choose(one, on)}
            />
          ))}
        </div>
        {error !== undefined && <p className="text-error">{error}</p>}
      </Fieldset>
    </div>
  )
}
