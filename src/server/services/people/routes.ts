import type { Endpoint } from '../../pipeline/endpoint.ts'
import { endSender, endSessionsOf, invitePerson, listPeople, updatePerson } from './accounts.ts'
import { changePassword } from './change-password.ts'
import { confirmTwoFactor, endTwoFactor, getTwoFactor, startTwoFactor } from './two-factor.ts'

export const endpoints: Endpoint[] = [
  listPeople,
  invitePerson,
  updatePerson,
  endSessionsOf,
  endSender,
  changePassword,
  getTwoFactor,
  startTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
]
