import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { StaffRole } from '#domain/people.ts'

/** What each role is called; another host's roles as they came. */
export function useRoleNames(): Readonly<Record<StaffRole, string> & Record<string, string>> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      admin: t`Admin`,
      reception: t`Reception`,
      staff: t`Staff`,
      trainer: t`Trainer`,
      trainee: t`Trainee`,
    }),
    [t],
  )
}
