import { useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { useHouse } from '#parts/use-house.ts'
import { useToasts } from '#ui/toasts.tsx'
import { chooseLanguage, isLanguage, languages } from '../../i18n.ts'
import { HeaderSelect } from './header-select.tsx'

const all = Object.entries(languages).map(([value, label]) => ({ value, label }))

/** English, Français, Ikinyarwanda, as far as the house speaks them. A language that is not on this device yet needs the link. */
export function LanguageSelect() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const { languages: spoken } = useHouse()
  const options = all.filter(({ value }) => spoken?.includes(value) ?? true)
  if (options.length < 2) return null
  const choose = (language: string) => {
    if (!isLanguage(language)) return
    chooseLanguage(language).catch(() => {
      toasts.show({
        tone: 'error',
        text: t`This language is not on this device yet. Try again when you are online.`,
      })
    })
  }
  return (
    <HeaderSelect
      label={t`Language`}
      icon={<Languages />}
      value={i18n.locale}
      options={options}
      onChange={choose}
    />
  )
}
