import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandTokens } from './brand-tokens.ts'
import { contrast } from './contrast.ts'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('a palette from one colour', () => {
  it('is legible, whatever the colour, by day and by night', () => {
    fc.assert(
      fc.property(color, (chosen) => {
        const { day, night } = brandTokens(chosen)
        for (const [words, ground] of [
          [day['on-primary'], day.primary],
          [day['on-primary'], day['primary-hover']],
          [day.primary, '#f3f6f2'],
          [day.primary, '#ffffff'],
          [day.primary, day['primary-soft']],
          ['#c3d4c9', day['primary-deep']],
          ['#c3d4c9', day['primary-deeper']],
          [night['on-primary'], night.primary],
          [night['on-primary'], night['primary-hover']],
          [night.primary, '#101614'],
          [night.primary, '#1a221f'],
          [night.primary, night['primary-soft']],
          ['#adc4b6', night['primary-deep']],
        ] as const) {
          expect(contrast(words, ground), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  it('keeps a colour that can be read as it is', () => {
    expect(brandTokens('#7a1f3d').day.primary).toBe('#7a1f3d')
    expect(brandTokens('#ffe000').day.primary).not.toBe('#ffe000')
  })
})
