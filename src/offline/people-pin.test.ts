import { describe, expect, it } from 'vitest'
import { isPin, isWeakPin, PIN_ROUNDS, seal, unseal } from './people-pin.ts'

const ABOUT = '["u1","Anna","admin"]'
const TOKEN = 'token-of-anna-0123456789'
/** Few rounds: the slowness itself is not what these look at. */
const quick = (pin: string) => seal(pin, TOKEN, ABOUT, 1_000)

describe('a sealed token', () => {
  it('is derived slowly enough, and opens with its PIN alone', async () => {
    expect(PIN_ROUNDS).toBeGreaterThanOrEqual(310_000)
    const sealed = await quick('2580')
    expect(await unseal('2580', sealed, ABOUT)).toEqual({ kind: 'open', token: TOKEN })
    for (const wrong of ['2581', '25800', '', '0852']) {
      expect(await unseal(wrong, sealed, ABOUT)).toEqual({ kind: 'wrong' })
    }
  })

  it('does not give the token away, and is another one each time', async () => {
    const [one, other] = [await quick('2580'), await quick('2580')]
    const text = new TextDecoder('latin1').decode(one.box)
    expect(text).not.toContain(TOKEN)
    for (const part of ['salt', 'iv', 'box', 'check'] as const) {
      expect(one[part]).not.toEqual(other[part])
    }
  })

  it('is broken when it was tampered with, or put under another name', async () => {
    const sealed = await quick('2580')
    for (const part of ['box', 'iv'] as const) {
      const bent = new Uint8Array(sealed[part])
      bent[0] = (bent[0] ?? 0) ^ 1
      expect(await unseal('2580', { ...sealed, [part]: bent }, ABOUT)).toEqual({ kind: 'broken' })
    }
    const asAdmin = '["u1","Anna","owner"]'
    expect(await unseal('2580', sealed, asAdmin)).toEqual({ kind: 'broken' })
    const check = new Uint8Array(sealed.check).toReversed()
    expect(await unseal('2580', { ...sealed, check }, ABOUT)).toEqual({ kind: 'wrong' })
  })
})

it('takes four to eight digits, and says which are the first to be guessed', () => {
  for (const pin of ['2580', '12345678', '0000']) expect(isPin(pin)).toBe(true)
  for (const pin of ['123', '123456789', '12a4', '', '१२३४']) expect(isPin(pin)).toBe(false)
  for (const pin of ['0000', '1234', '8765']) expect(isWeakPin(pin)).toBe(true)
  for (const pin of ['2580', '1357', '1223']) expect(isWeakPin(pin)).toBe(false)
})
