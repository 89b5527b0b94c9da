import { describe, expect, it } from 'vitest'
import { readCalendar } from './calendar-file.ts'

const ZONE = 'Africa/Kigali'

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const read = (...lines: string[]) => readCalendar(calendar(...event(...lines)), ZONE)
const stays = (...lines: string[]) =>
  read(...lines)?.stays.map((stay) => [stay.check_in, stay.check_out])

describe('another channel’s calendar', () => {
  it('is read as channels write it: folded lines, whole days, the last one free', () => {
    const text = calendar(
      ...event(
        'DTEND;VALUE=DATE:20260705',
        'DTSTART;VALUE=DATE:20260701',
        'UID:1418fb94e984-',
        '  b2b9@airbnb.com',
        'DESCRIPTION:Reservation URL: https://www.example.com/hosting/reservations/',
        ' details/HM1\\nPhone: 1234',
        'SUMMARY:Reserved',
      ),
      ...event(
        'UID:2',
        'DTSTART;VALUE=DATE:20260710',
        'DTEND;VALUE=DATE:20260711',
        'SUMMARY:Airbnb (Not available)',
      ),
    )
    expect(readCalendar(text, ZONE)).toEqual({
      repeats: 0,
      stays: [
        {
          uid: '1418fb94e984- b2b9@airbnb.com',
          check_in: '2026-07-01',
          check_out: '2026-07-05',
          closed: false,
        },
        { uid: '2', check_in: '2026-07-10', check_out: '2026-07-11', closed: true },
      ],
    })
  })

  it('may have times: in UTC they are the house’s, else they are meant where the room stands', () => {
    expect(stays('UID:1', 'DTSTART:20260701T220000Z', 'DTEND:20260703T090000Z')).toEqual([
      ['2026-07-02', '2026-07-03'],
    ])
    expect(
      stays(
        'UID:1',
        'DTSTART;TZID="Africa/Kigali:x":20260701T230000',
        'DTEND;TZID=Africa/Kigali:20260703T110000',
      ),
    ).toEqual([['2026-07-01', '2026-07-03']])
  })

  it('may lack an end, or last hours: a night is taken; a duration counts in days', () => {
    expect(stays('UID:1', 'DTSTART;VALUE=DATE:20260701')).toEqual([['2026-07-01', '2026-07-02']])
    expect(stays('UID:1', 'DTSTART:20260701T100000', 'DTEND:20260701T120000')).toEqual([
      ['2026-07-01', '2026-07-02'],
    ])
    expect(stays('UID:1', 'DTSTART;VALUE=DATE:20260701', 'DURATION:P1W2D')).toEqual([
      ['2026-07-01', '2026-07-10'],
    ])
  })

  it('takes the first time of what repeats, and says so', () => {
    const found = read('UID:1', 'DTSTART;VALUE=DATE:20260701', 'RRULE:FREQ=DAILY;COUNT=30')
    expect(found).toMatchObject({ repeats: 1, stays: [{ check_out: '2026-07-02' }] })
  })

  it('leaves out what is cancelled, blocks nothing, is our own, or names no day', () => {
    const day = 'DTSTART;VALUE=DATE:20260701'
    expect(stays('UID:1', day, 'STATUS:CANCELLED')).toEqual([])
    expect(stays('UID:1', day, 'TRANSP:TRANSPARENT')).toEqual([])
    expect(stays('UID:stay-1@stays.imisozi', day)).toEqual([])
    expect(stays('UID:1', 'DTSTART;VALUE=DATE:20260231')).toEqual([])
    expect(stays('UID:1', 'SUMMARY:nothing')).toEqual([])
  })

  it('is not misled by an alarm inside an entry', () => {
    expect(
      stays(
        'UID:1',
        'DTSTART;VALUE=DATE:20260701',
        'BEGIN:VALARM',
        'UID:2',
        'DURATION:P9D',
        'END:VALARM',
      ),
    ).toEqual([['2026-07-01', '2026-07-02']])
  })

  it('that was cut on the way, or is a page of words, is none', () => {
    const whole = calendar(...event('UID:1', 'DTSTART;VALUE=DATE:20260701'))
    for (let at = 0; at < whole.length - 4; at += 7) {
      expect(readCalendar(whole.slice(0, at), ZONE), String(at)).toBeNull()
    }
    expect(readCalendar('<html>BEGIN:VCALENDAR</html>', ZONE)).toBeNull()
    expect(readCalendar(calendar(), ZONE)).toEqual({ stays: [], repeats: 0 })
  })
})
