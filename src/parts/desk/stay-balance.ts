import { createContext, useContext, type ComponentType } from 'react'
import type { CacheAge } from './oldest-of.ts'

/** The balance of a stay with all charges, from this device's cached rows. */
export interface StayBalance {
  /** Cents of a dollar; negative: more was paid than is due. */
  balance: number
  /** Unpaid lines, in the bill's order. */
  open: readonly { key: string; title: string; cents: number }[]
}

export interface StayBalances {
  /** Null: not read yet, or this device has no such stay. */
  of(stayId: string): StayBalance | null
  /** The age of the oldest list that it is made of. */
  cached: CacheAge | undefined
  /** The form that takes the money for a stay's open lines; absent where no desk provides it. */
  Settle?: ComponentType<{ stayId: string }>
}

const unknown: StayBalances = { of: () => null, cached: undefined }

/**
 * The desk's balances. A bill needs the rows of every service, which no feature may read from
 * another, so the app provides it (app/desk/desk-balances.tsx).
 */
export const StayBalancesContext = createContext<StayBalances>(unknown)

export const useStayBalances = (): StayBalances => useContext(StayBalancesContext)
