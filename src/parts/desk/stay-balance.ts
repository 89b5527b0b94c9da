import { createContext, useContext } from 'react'
import type { CacheAge } from './oldest-of.ts'

/** What a stay owes with all that was charged to it, as far as this device knows. */
export interface StayBalance {
  /** Cents of a dollar; below zero more was paid than is owed. */
  balance: number
  /** What is open, in the bill's order. */
  open: readonly { key: string; title: string; cents: number }[]
}

export interface StayBalances {
  /** Null: not read yet, or no such stay is kept here. */
  of(stayId: string): StayBalance | null
  /** The oldest list that it is made of: says from when it is. */
  kept: CacheAge | undefined
}

const unknown: StayBalances = { of: () => null, kept: undefined }

/**
 * The desk's balances. A bill is made of every service's rows, which no feature may read of another:
 * the app brings them (app/desk/desk-balances.tsx).
 */
export const StayBalancesContext = createContext<StayBalances>(unknown)

export const useStayBalances = (): StayBalances => useContext(StayBalancesContext)
