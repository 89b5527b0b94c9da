// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '#parts/testing/at-site.tsx'
import { CommonQuestions, useCommonQuestions } from './common-questions.tsx'

const Questions = () => <CommonQuestions questions={useCommonQuestions()} />

it.each([
  ['ours', 1],
  // Another host finds no booking by its code, and cancels none.
  ['foreign', 0],
] as const)('speaks of codes and cancelling on a host that is %s, or not', (host, times) => {
  openSite(<Questions />, { host })
  expect(screen.queryAllByText(/Your booking has a code/)).toHaveLength(times)
  expect(screen.queryAllByText('What if my plans change?')).toHaveLength(times)
  expect(screen.getByText('Do I need an account?')).toBeTruthy()
})
