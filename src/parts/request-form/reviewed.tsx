import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { TextLink } from '#ui/text-link.tsx'
import { stepSearch, type WizardSteps } from './wizard-steps.ts'

/** A heading of a wizard's review, and a link to the step where it is changed. */
export function Changeable<Step extends string>({
  steps,
  step,
  children,
}: {
  steps: WizardSteps<Step>
  step: NoInfer<Step>
  children: string
}) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  return (
    <TextLink to={{ search: stepSearch(steps, query, step) }} aria-label={t`Change: ${children}`}>
      {children}
    </TextLink>
  )
}

/** Who asks for it. */
export function ReviewedPerson({
  person: { name, phone, email },
}: {
  person: { name: string; phone: string; email: string }
}) {
  return (
    <>
      {name}
      <span className="block text-sm font-normal text-ink-soft">
        {[phone, email].filter((text) => text.trim() !== '').join(' · ')}
      </span>
    </>
  )
}
