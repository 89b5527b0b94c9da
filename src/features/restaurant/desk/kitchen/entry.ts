import { msg } from '@lingui/core/macro'
import { ChefHat } from 'lucide-react'
import type { WorkEntry } from '#parts/desk/work-place.ts'

export const kitchenEntry: WorkEntry = { to: '/kitchen', label: msg`Kitchen`, icon: ChefHat }
