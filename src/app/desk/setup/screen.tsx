import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { setupSteps, type SetupStep } from '#domain/setup.ts'
import { RoomsByType } from '#features/rooms/desk/manage/several/rooms-by-type.tsx'
import { BackupCard } from '#features/settings/backup/backup-card.tsx'
import { PeopleCard } from '#features/settings/people-card.tsx'
import { HouseStep } from '#features/settings/steps/house-step.tsx'
import { LookStep } from '#features/settings/steps/look-step.tsx'
import { TaxesStep } from '#features/settings/steps/taxes-step.tsx'
import { SETUP } from '#features/setup/addresses.ts'
import { SetupChecklist } from '#features/setup/checklist.tsx'
import { StepFrame, useGoOn } from '#features/setup/step-frame.tsx'
import { WordsCard } from '#features/setup/words-card.tsx'
import { Trials } from '#features/setup/trials/trials.tsx'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { useMay } from '#parts/use-may.ts'
import { serviceNotes } from '../services.ts'
import { ServicesStep } from './services-step.tsx'

/** The set-up of a new house: all steps at a glance, and each at an address of its own. */
export default function SetupScreen() {
  const { t } = useLingui()
  const { step: named } = useParams()
  const isAdmin = useMay('admin')
  if (!isAdmin) return <Navigate to="/dashboard" replace />
  if (named === undefined) {
    return (
      <div className="mx-auto grid max-w-2xl gap-5">
        <DeskHeading title={t`Set up your house`} />
        <SetupChecklist offers={serviceNotes} />
      </div>
    )
  }
  const step = setupSteps.find((one) => one === named)
  if (step === undefined) return <Navigate to={SETUP} replace />
  return <Step key={step} step={step} title={t`Set up your house`} />
}

/** Steps with a form save and go on by their own button. */
const withForm: readonly SetupStep[] = ['house', 'look', 'taxes']

function Step({ step, title }: { step: SetupStep; title: string }) {
  const onDone = useGoOn(step)
  const contents: Readonly<Record<SetupStep, ReactNode>> = {
    house: <HouseStep onDone={onDone} />,
    look: (
      <LookStep>
        {(saveLook) => (
          <WordsCard onDone={() => void saveLook().then((saved) => saved && onDone())} />
        )}
      </LookStep>
    ),
    rooms: <RoomsByType />,
    services: <ServicesStep />,
    taxes: <TaxesStep onDone={onDone} />,
    staff: <PeopleCard />,
    tests: <Trials backup={<BackupCard />} />,
  }
  return (
    <StepFrame
      step={step}
      onward={
        withForm.includes(step) ? null : step === 'tests' ? (
          <Trans>See what is left</Trans>
        ) : undefined
      }
    >
      <title>{title}</title>
      {contents[step]}
    </StepFrame>
  )
}
