import { msg } from '@lingui/core/macro'
import { ConciergeBell } from 'lucide-react'
import type { ServiceShown } from '../services.ts'

/** Services that the house defines itself. Each has its own name. */
export const shown: ServiceShown = {
  kind: 'custom',
  icon: ConciergeBell,
  page: '/services',
  one: msg`Service`,
  all: msg`Other services`,
  name: msg`Other services`,
  yours: msg`Your order`,
}
