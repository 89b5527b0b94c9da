import { msg } from '@lingui/core/macro'
import { Armchair, CalendarClock } from 'lucide-react'
import type { ServiceShown } from '../services.ts'

const page = '/restaurant/table'

export const shown: ServiceShown = {
  kind: 'table',
  icon: Armchair,
  page,
  one: msg`Table`,
  all: msg`Table`,
  name: msg`Tables`,
  yours: msg`Your table`,
  // Straight to its form; the documented state goes along.
  floats: {
    to: page,
    label: msg`Book a Table`,
    state: { action: 'book' },
    icon: CalendarClock,
  },
}
