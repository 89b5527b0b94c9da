import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile, escapeText, fold } from './calendar.ts'
import { timeZoneLines } from './time-zone.ts'

const event = {
  uid: 'stay-1@notices.imisozi',
  sequence: 2,
  summary: 'Imisozi: Karisimbi, room 5',
  description: 'Booking code ABCD2345.\nQuestions? +250; call\\write',
  location: 'Ridge Road 12, Musanze',
  latitude: -1.4998,
  longitude: 29.634,
  from: { day: '2026-07-11', time: '14:00' },
  to: { day: '2026-07-13', time: '11:00' },
}
const file = calendarFile([event], 'Africa/Kigali', new Date('2026-07-01T07:30:00Z'))

describe('a calendar file', () => {
  it('is a published VEVENT in the house’s time, lines ended as RFC 5545 has them', () => {
    const lines = file.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(lines.every((line) => !line.includes('\n'))).toBe(true)
    for (const line of [
      'METHOD:PUBLISH',
      'UID:stay-1@notices.imisozi',
      'SEQUENCE:2',
      'DTSTAMP:20260701T073000Z',
      'DTSTART;TZID=Africa/Kigali:20260711T140000',
      'DTEND;TZID=Africa/Kigali:20260713T110000',
      'SUMMARY:Imisozi: Karisimbi\\, room 5',
      'GEO:-1.4998;29.634',
      'DESCRIPTION:Booking code ABCD2345.\\nQuestions? +250\\; call\\\\write',
    ]) {
      expect(lines).toContain(line)
    }
    const opened = lines.filter((line) => line.startsWith('BEGIN:')).length
    expect(lines.filter((line) => line.startsWith('END:'))).toHaveLength(opened)
  })

  it('has neither place nor spot where the house has not said them', () => {
    const nowhere = { ...event, location: '', latitude: 0, longitude: 0 }
    const without = calendarFile([nowhere], 'Africa/Kigali', new Date('2026-07-01T07:30:00Z'))
    expect(without.split('\r\n')).toEqual(
      file.split('\r\n').filter((line) => !/^(LOCATION|GEO):/.test(line)),
    )
  })

  it('has whole days where nobody said an hour, the last one included', () => {
    const days = { from: { day: '2026-07-31', time: null }, to: { day: '2026-07-31', time: null } }
    const whole = calendarFile([{ ...event, ...days }], 'Africa/Kigali', new Date(0))
    expect(whole).toContain('DTSTART;VALUE=DATE:20260731\r\nDTEND;VALUE=DATE:20260801\r\n')
  })

  it('lets no text become a line of its own', () => {
    const text = 'x\r\nEND:VEVENT\u0007\nATTENDEE:mailto:x@example.com'
    const hostile = calendarFile([{ ...event, summary: text }], 'Africa/Kigali', new Date(0))
    expect(hostile).not.toMatch(/^ATTENDEE/m)
    expect(hostile.match(/^END:VEVENT/gm)).toHaveLength(1)
  })

  it('folds by bytes, cuts no letter, and unfolds to what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = `SUMMARY:${escapeText(text)}`
        const folded = fold(line)
        for (const part of folded.split('\r\n')) {
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
        }
        expect(folded.replaceAll('\r\n ', '')).toBe(line)
        expect(Buffer.from(folded).toString()).toBe(folded)
      }),
    )
  })
})

describe('the time zone in it', () => {
  it('is one offset in Rwanda, which never changes its clocks', () => {
    expect(timeZoneLines('Africa/Kigali', '2026-07-11', '2026-07-13')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Africa/Kigali',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0200',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
  })

  it('has the change of clocks where a stay goes over one', () => {
    const lines = timeZoneLines('Europe/Paris', '2026-10-24', '2026-10-26')
    expect(lines.slice(7)).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:20261025T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
    const spring = timeZoneLines('America/St_Johns', '2026-03-07', '2026-03-09')
    expect(spring).toContain('BEGIN:DAYLIGHT')
    expect(spring).toContain('DTSTART:20260308T020000')
    expect(spring).toContain('TZOFFSETFROM:-0330')
  })
})
