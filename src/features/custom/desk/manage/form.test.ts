import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { createCustomService } from '#contract/custom.ts'
import { slugFrom } from '#lib/slug-from.ts'
import {
  changesOfService,
  emptyService,
  formOfService,
  newServiceForm,
  problemsOfService,
  readServiceForm,
  valuesOfService,
  type ServiceForm,
} from './form.ts'

const massage: ServiceForm = { ...emptyService, en: ' Massage ', fr: 'Massage', price: '40,50' }
const wrongFields = (part: Partial<ServiceForm>, slugs: readonly string[] = []) =>
  problemsOfService({ ...massage, ...part }, slugs, 'en').map(({ field }) => field)

it('begins with the taxes of the house’s own services', () => {
  const taxes = [
    { name: 'VAT', percent: 18, applies_to: ['room', 'custom'] },
    { name: 'Levy', percent: 3, applies_to: ['room'] },
    {
      name: 'Bed tax',
      percent: 0,
      applies_to: ['custom'],
      fixed: { amount: 1, for: 'room' as const },
    },
  ]
  expect(newServiceForm(taxes).taxes).toEqual(['VAT'])
  expect(newServiceForm().taxes).toEqual([])
})

describe('a service as it is typed', () => {
  it('is what the house takes', () => {
    const values = valuesOfService(massage, 'en')
    expect(values).toMatchObject({
      slug: 'massage',
      names: { en: 'Massage', fr: 'Massage' },
      texts: {},
      price: 40.5,
      duration_minutes: 60,
      capacity: null,
      cancel_hours: 0,
    })
    expect(safeParse(createCustomService, values).success).toBe(true)
  })

  it('says nothing of what it does not ask for', () => {
    const uncancelled = { cancels: false, cancel_hours: '12' }
    const values = valuesOfService(
      { ...massage, ...uncancelled, wanted: 'any_time', capacity: '4' },
      'en',
    )
    expect(values).toMatchObject({ capacity: null, duration_minutes: null, cancel_hours: null })
    const byHour = valuesOfService({ ...massage, unit: 'hour', duration: '60' }, 'en')
    expect(byHour.duration_minutes).toBeNull()
  })

  it('has an address of its name, unless another is typed', () => {
    expect(slugFrom('Airport pick-up')).toBe('airport-pick-up')
    expect(slugFrom('  Déjeuner à emporter! ')).toBe('dejeuner-a-emporter')
    expect(valuesOfService({ ...massage, slug: 'relax' }, 'en').slug).toBe('relax')
  })

  it('needs a name in the language of the house alone, which stands for English too', () => {
    const stones: ServiceForm = { ...massage, en: '', fr: 'Pierres chaudes' }
    expect(problemsOfService(stones, [], 'fr')).toEqual([])
    const values = valuesOfService(stones, 'fr')
    const names = { en: 'Pierres chaudes', fr: 'Pierres chaudes' }
    expect(values).toMatchObject({ slug: 'pierres-chaudes', names })
    expect(safeParse(createCustomService, values).success).toBe(true)
    // What nobody wrote in English follows the house's own name when that changes.
    const made = { ...values, image_path: null, created_at: '', position: 0 } as never
    const form = formOfService(made, 'fr')
    expect(form).toMatchObject({ en: '', fr: 'Pierres chaudes' })
    expect(changesOfService({ ...form, fr: 'Galets' }, form, 'fr')).toMatchObject({
      fields: { names: { en: 'Galets', fr: 'Galets' } },
      seen: { names },
    })
    const fields = problemsOfService({ ...stones, en: 'Hot stones', fr: ' ' }, [], 'fr')
    expect(fields.map(({ field }) => field)).toEqual(['fr'])
  })

  it('names what is wrong with it, each at its field', () => {
    expect(wrongFields({})).toEqual([])
    expect(wrongFields({ en: ' ' })).toEqual(['en'])
    for (const slug of ['Big', 'a', '-a-', 'a b', 'x'.repeat(41), 'laundry', 'tours']) {
      expect(wrongFields({ slug }), slug).toEqual(['slug'])
    }
    expect(wrongFields({ en: 'Tours' })).toEqual(['slug'])
    expect(wrongFields({}, ['massage'])).toEqual(['slug'])
    for (const price of ['', '-1', 'x', '1000001'])
      expect(wrongFields({ price })).toEqual(['price'])
    expect(wrongFields({ capacity: '0' })).toEqual(['capacity'])
    expect(wrongFields({ capacity: '0', wanted: 'any_time' })).toEqual([])
    expect(wrongFields({ duration: '' })).toEqual(['duration'])
    expect(wrongFields({ duration: '', unit: 'hour' })).toEqual([])
    expect(wrongFields({ notice: '1.5' })).toEqual(['notice'])
    expect(wrongFields({ cancel_hours: '-1' })).toEqual(['cancel_hours'])
    expect(wrongFields({ cancel_hours: '-1', cancels: false })).toEqual([])
    expect(wrongFields({ position: 'first' })).toEqual(['position'])
  })
})

it('an edit says what was changed, and what was seen there', () => {
  expect(changesOfService(massage, massage, 'en').any).toBe(false)
  expect(changesOfService({ ...massage, price: '45', rw: 'Masaje' }, massage, 'en')).toEqual({
    fields: { price: 45, names: { en: 'Massage', fr: 'Massage', rw: 'Masaje' } },
    seen: { price: 40.5, names: { en: 'Massage', fr: 'Massage' } },
    any: true,
  })
})

it('a draft is read whatever wrote it', () => {
  expect(readServiceForm(null)).toBeNull()
  expect(readServiceForm({ en: 'Firewood', unit: 'stone', taxes: 'VAT', offered: 'yes' })).toEqual({
    ...emptyService,
    en: 'Firewood',
  })
})
