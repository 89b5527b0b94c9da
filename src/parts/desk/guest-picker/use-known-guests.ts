import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQuery } from '#offline/reads/list-query.ts'
import { useHouseDay } from '../../use-house-day.ts'
import { useGuestStays } from '../guest-stays.ts'
import { knownGuests, type KnownGuest } from './known-guests.ts'

const customers = () => listQuery({ resource: 'customers', route: 'listCustomers' })

const nobody: readonly KnownGuest[] = []

/**
 * Guests to pick from, of what this device keeps and what waits on it. `asked`: somebody looks for
 * one now.
 */
export function useKnownGuests(asked: boolean): readonly KnownGuest[] {
  const today = useHouseDay()
  const stays = useGuestStays()
  const known = useQuery({ ...customers(), enabled: asked }).data?.rows
  return useMemo(
    () => (asked ? knownGuests(stays, known ?? [], today) : nobody),
    [asked, stays, known, today],
  )
}
