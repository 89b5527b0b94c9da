// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptor } from '#offline/operation-descriptor.ts'
import { setOffline } from '#offline/offline.ts'
import { fakeOffline } from '#offline/testing/fake-offline.ts'
import { openSite } from '#parts/testing/at-site.tsx'
import { withNotOffered } from './not-offered-actions.ts'
import { WhileOffered } from './while-offered.tsx'

beforeEach(() => {
  setOffline(fakeOffline())
})

function shown(services_off: unknown): string {
  openSite(
    <div data-testid="page">
      <WhileOffered kind="laundry">
        <p>The form</p>
      </WhileOffered>
    </div>,
    { house: { phone: '+250 788 000 000', services_off: services_off as string[] } },
  )
  return screen.getByTestId('page').textContent ?? ''
}

describe('the form of a service', () => {
  it('stands there while the service is offered, also where a host tells nothing', () => {
    for (const off of [undefined, [], ['tour', 'car']]) {
      expect(shown(off)).toBe('The form')
      cleanup()
    }
  })

  it('gives way to a word on it, with ways on, while it is not', () => {
    const text = shown(['laundry'])
    expect(text).toContain('Not offered at the moment')
    expect(text).toContain('See what the house offers')
    expect(text).toContain('Call +250 788 000 000')
    expect(text).not.toContain('The form')
  })
})

describe('a request that the house refused since the service is off', () => {
  const own: OperationDescriptor = {
    title: () => ({ id: 'title' }),
    detail: () => null,
    recoveryActions: () => [{ kind: 'open', label: { id: 'own' }, to: '/laundry?change=1' }],
    check: { id: 'check' },
  }
  const waysOf = (code: string, kind: 'guest' | 'staff') =>
    withNotOffered(own)
      .recoveryActions({ answer: { code }, actor: { kind } } as unknown as OperationRow)
      .map((way) => (way.kind === 'open' ? way.to : 'change'))

  it('leads a guest to what there is, and offers the desk no other time for it', () => {
    expect(waysOf('not_offered', 'guest')).toEqual(['/services'])
    expect(waysOf('not_offered', 'staff')).toEqual([])
    expect(waysOf('too_late', 'guest')).toEqual(['/laundry?change=1'])
  })
})
