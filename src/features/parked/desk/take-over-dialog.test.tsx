// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import type { OthersWork } from '../others.ts'
import { TakeOverDialog } from './take-over-dialog.tsx'

beforeAll(() => {
  installDialog()
  Element.prototype.scrollIntoView = () => undefined
})

const work = {
  actorKey: 'staff:u2',
  name: 'Diane Keza',
  waits: 1,
  waiting: [{}],
  decisions: [],
  open: [],
} as unknown as OthersWork

it('names who recorded it, and asks why', () => {
  renderAtDesk(atDesk(), <TakeOverDialog work={work} onClose={() => undefined} />)
  expect(screen.getByText(/the house writes down that Diane Keza recorded/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Take over' }))
  expect(screen.getByText('Say why.')).toBeDefined()
})
