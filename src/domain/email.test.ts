import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each(['a@b.rw', ' Aline.M+stay@mail.example.com ', 'é@exemple.fr', "o'neil@x.org"])(
  '%j is an address',
  (text) => expect(isEmail(text)).toBe(true),
)

it.each([
  '',
  'a',
  'a@b',
  'a@b, c@d',
  'a@b.rw,c@d.rw',
  'a@b.rw?cc=c@d.rw@x',
  '<a@b.rw>',
  'a@b..rw',
  'a b@c.rw',
  'a@b.rw\nBcc: x@y.z',
])('%j is none', (text) => expect(isEmail(text)).toBe(false))
