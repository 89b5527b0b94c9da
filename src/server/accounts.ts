import { newCode } from '#lib/code.ts'
import type { Account } from './db/new-house.ts'
import { hashPassword } from './pipeline/passwords.ts'
import type { Seed } from './seed.ts'
import type { Settings } from './settings.ts'

/** A first sign-in to show to the operator. The password is null where the operator set it. */
export interface SignIn {
  name: string
  email: string
  role: string
  password: string | null
}

/** 16 of 30 letters and digits (78 bits), in groups of four to read out. */
export function newPassword(): string {
  const letters = newCode() + newCode()
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
}

type AdminSettings = Pick<Settings, 'adminEmail' | 'adminPassword'>

/** The first staff accounts. The first admin is the operator; there are no default passwords. */
export async function createFirstAccounts(
  settings: AdminSettings,
  people: Seed['staff'],
): Promise<{ accounts: Account[]; signIns: SignIn[] }> {
  const made = await Promise.all(
    people.map(async ({ id, name, email, role }, at) => {
      const chosen = at === 0 ? settings.adminPassword : null
      const password = chosen ?? newPassword()
      const address = at === 0 ? (settings.adminEmail ?? email) : email
      const account = { id, name, email: address, role }
      return {
        account: { ...account, password_hash: await hashPassword(password) },
        signIn: { name, email: address, role, password: chosen === null ? password : null },
      }
    }),
  )
  return {
    accounts: made.map(({ account }) => account),
    signIns: made.map(({ signIn }) => signIn),
  }
}
