import { setupI18n } from '@lingui/core'
import { assert, constantFrom, integer, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileMessage } from './compile-message.ts'

/** Outside production, Lingui brings its own compiler: the reference. */
const theirs = setupI18n({ locale: 'en', messages: { en: {} } })
const ours = setupI18n({ locale: 'en', messages: { en: {} } })
ours.setMessagesCompiler(compileMessage)

const both = (message: string, values: Record<string, unknown> = {}) =>
  [ours, theirs].map((i18n) => i18n._({ id: 'a-message', message, values }))

describe('messages read on the device', () => {
  it.each([
    'Hello',
    'Hello {name}, {0}',
    '{n, plural, one {# dish} other {# dishes}} for {time}',
    '{n, plural, =0 {none} one {a # b {name}} other {}}',
    '{n, plural, offset:1 one {#} other {#}}',
    '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} floor',
    "it's '{'x'}' ''q'' don’t '#'",
    "don’t '#' {n, plural, other {'#' #}}",
    '{kind, select, a {A {n}} other {O}}',
    '{n, plural, other {{kind, select, a {# A} other {# O}}}}',
    '<0>bold</0> and {name}',
    '  spaces {name}  ',
  ])('say the same as Lingui’s own: %s', (message) => {
    for (const n of [0, 1, 2, 5, 21]) {
      for (const kind of ['a', 'b']) {
        const [mine, reference] = both(message, {
          n,
          kind,
          name: 'Aline',
          0: 'zero',
          time: '19:00',
        })
        expect(mine).toBe(reference)
      }
    }
  })

  it('say the same for any mixture', () => {
    const piece = oneof(
      string({ unit: constantFrom('a', ' ', '’', '.', '#', '<', '>', 'é'), maxLength: 5 }),
      constantFrom('{name}', '{n, plural, one {# a} other {# {name}}}', "it's", "'{'", "''"),
    )
    assert(
      property(tuple(piece, piece, piece), integer({ min: 0, max: 30 }), (pieces, n) => {
        const [mine, reference] = both(pieces.join(' '), { n, name: 'Aline' })
        expect(mine).toBe(reference)
      }),
    )
  })

  it('show as it stands what is no message', () => {
    expect(both('{', {})[0]).toBe('{')
    expect(both('a } b', {})[0]).toBe('a } b')
    expect(both('{n, date, short}', {})[0]).toBe('{n, date, short}')
  })
})
