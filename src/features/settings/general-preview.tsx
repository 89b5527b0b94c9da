import { Trans } from '@lingui/react/macro'
import { Mail, MapPin, Phone } from 'lucide-react'
import { TitledCard } from '#ui/titled-card.tsx'
import type { SettingsForm } from './form.ts'

/** Shows the typed name and contact as guests will read them (spec 3 §2.11, "live preview"). */
export function GeneralPreview({ form }: { form: SettingsForm }) {
  const lines = [
    { Icon: MapPin, text: form.address },
    { Icon: Phone, text: form.phone },
    { Icon: Mail, text: form.email },
  ].filter(({ text }) => text.trim() !== '')
  return (
    <TitledCard title={<Trans>Preview</Trans>} className="gap-3">
      <div className="grid gap-2 rounded-sm bg-primary-deep p-4 text-on-deep">
        <p className="font-display text-xl font-semibold wrap-break-word">{form.orgName}</p>
        {form.tagline && <p className="text-on-deep-soft">{form.tagline}</p>}
        <ul className="mt-2 grid gap-1.5">
          {lines.map(({ Icon, text }) => (
            <li key={text} className="flex min-w-0 items-start gap-2">
              <Icon className="mt-0.5 size-5 shrink-0" />
              <span className="min-w-0 wrap-break-word">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </TitledCard>
  )
}
