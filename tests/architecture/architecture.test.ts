import { describe, expect, it } from 'vitest'
import { checkArchitecture, describeViolation } from './check.ts'
import { lawful, planted } from './planted.ts'
import { parse } from './source.ts'

const check = (files: Record<string, string>) =>
  checkArchitecture(Object.entries(files).map(([path, text]) => parse(path, text)))

describe('the checks', () => {
  it.each(planted)('find $fault', ({ rule, files }) => {
    expect(check(files)).toContainEqual(
      expect.objectContaining({ rule: expect.stringContaining(rule) as string }),
    )
  })

  it('leave what is lawful alone', () => {
    expect(check(lawful).map(describeViolation)).toEqual([])
  })

  it('say where', () => {
    const [found] = check({ 'src/lib/a.ts': "// é\n\nimport { b } from '#ui/b.tsx'" })
    expect(found).toMatchObject({ path: 'src/lib/a.ts', line: 3 })
  })
})
