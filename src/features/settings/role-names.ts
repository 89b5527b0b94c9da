import { useLingui } from '@lingui/react/macro'
import type { StaffRole } from '#domain/people.ts'

export function useRoleNames(): Record<StaffRole, string> {
  const { t } = useLingui()
  return {
    admin: t`Admin`,
    reception: t`Reception`,
    staff: t`Staff`,
    trainer: t`Trainer`,
    trainee: t`Trainee`,
  }
}
