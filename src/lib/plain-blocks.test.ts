import { expect, it } from 'vitest'
import { plainBlocks } from './plain-blocks.ts'

it('reads paragraphs and lists, and nothing else', () => {
  const text = 'First line\ngoes on.\n\nSecond.\n- one\n- two\n\n- three\nAfter <b>it</b>'
  expect(plainBlocks(text)).toEqual([
    'First line goes on.',
    'Second.',
    ['one', 'two'],
    ['three'],
    'After <b>it</b>',
  ])
  expect(plainBlocks('  \n\n')).toEqual([])
})
