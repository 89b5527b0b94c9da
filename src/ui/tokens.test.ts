import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from '#lib/contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function colours(block: string): Record<string, string> {
  const found = [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)]
  return Object.fromEntries(found.map(([, name, value]) => [name, value]))
}

const [dayBlock = '', nightBlock = ''] = css.split('@media (prefers-color-scheme: dark)')
const day = colours(dayBlock)
const night = { ...day, ...colours(nightBlock) }

// WCAG 2.2 AA: 4.5 for text, 3 for what one must see to operate.
const TEXT: [string, string][] = [
  ...['ground', 'surface', 'sunken', 'primary-soft', 'dawn'].map((on): [string, string] => [
    'ink',
    on,
  ]),
  ...['ground', 'surface', 'sunken'].map((on): [string, string] => ['ink-soft', on]),
  ...['ground', 'surface', 'primary-soft'].map((on): [string, string] => ['primary', on]),
  ...['ground', 'surface', 'primary-soft'].map((on): [string, string] => ['link', on]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-deep', 'primary-deep'],
  ['on-deep', 'primary-deeper'],
  ['on-deep-soft', 'primary-deep'],
  ['on-deep-soft', 'primary-deeper'],
  ['tip', 'primary-deep'],
  ['on-tip', 'tip'],
  ['on-tip', 'tip-hover'],
  ['on-error', 'error'],
  ['on-error', 'error-hover'],
  ...['waiting', 'confirmed', 'conflict', 'error'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-ground`],
    [tone, 'ground'],
    [tone, 'surface'],
    ['ink', `${tone}-ground`],
    ['link', `${tone}-ground`],
  ]),
]

const SHAPES: [string, string][] = ['ground', 'surface'].flatMap((on): [string, string][] => [
  ['control-border', on],
  ['focus', on],
  ['star', on],
])

describe.each([
  ['day', day],
  ['night', night],
])('%s', (_, scheme) => {
  test.each(TEXT)('%s reads on %s', (ink, ground) => {
    expect(contrast(scheme[ink] ?? '', scheme[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
  test.each(SHAPES)('%s stands out from %s', (shape, ground) => {
    expect(contrast(scheme[shape] ?? '', scheme[ground] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

test('night names no colour that day does not have', () => {
  expect(Object.keys(colours(nightBlock)).filter((name) => !(name in day))).toEqual([])
})
