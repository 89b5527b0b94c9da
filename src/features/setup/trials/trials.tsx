import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHouse } from '#parts/use-house.ts'
import { LoadingCards } from '#ui/skeleton.tsx'
import { NotKnown } from '../not-known.tsx'
import { useSetup } from '../use-setup.ts'
import { LetterTrial } from './letter-trial.tsx'
import { PaymentTrial } from './payment-trial.tsx'

/** The last step: what must work before the first guest is tried by the owner. */
export function Trials({ backup }: { backup: ReactNode }) {
  const { t } = useLingui()
  const state = useSetup()
  const { email } = useHouse()
  const { setup, refused, again } = state
  return (
    <>
      {setup === null && refused === null && <LoadingCards label={t`Loading…`} cards={1} />}
      {refused !== null && <NotKnown again={again}>{refused}</NotKnown>}
      {setup !== null && (
        <>
          <LetterTrial setup={setup} to={email} state={state} />
          <PaymentTrial setup={setup} state={state} />
        </>
      )}
      {backup}
    </>
  )
}
