import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addDays, isCalendarDay } from '#domain/days.ts'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { useHouse } from '#parts/use-house.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { Alert } from '#ui/alert.tsx'
import { DateField } from '#ui/date-field.tsx'
import { DateText } from '#ui/date-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PageHeader } from '#ui/page.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { PrintButton } from '#ui/print-button.tsx'
import { descriptors } from '../../operations.ts'
import { CloseTheDay } from './close-day.tsx'
import { DayState, Missing } from './day-state.tsx'
import { ByCashier, ByKind, ByMethod } from './money-parts.tsx'
import { MovementsFile, type FileOutcome } from './movements-file.tsx'
import { Carried, Late } from './other-days.tsx'
import { LeftOpen, Receipts, Tills } from './other-parts.tsx'
import { useDay, type ShownDay } from './use-day.ts'

/** The totals of a day, to be printed, and its close. */
export default function DayCloseScreen() {
  const { t } = useLingui()
  const { timezone, name } = useHouse()
  const today = useHouseDay()
  // The day that is being closed stays when midnight passes; a corrected clock is followed.
  const [opened, setOpened] = useState(today)
  if (today !== opened && today !== addDays(opened, 1)) setOpened(today)
  const [params, setParams] = useSearchParams()
  const asked = params.get('day') ?? ''
  const day = isCalendarDay(asked) && asked <= today ? asked : opened
  const shown = useDay(day)
  const [outcome, setOutcome] = useState<FileOutcome>(null)
  const go = (to: string) => {
    setOutcome(null)
    if (isCalendarDay(to) && to <= today) setParams({ day: to }, { replace: true })
  }
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-5">
      <title>{t`Day close`}</title>
      <PageHeader
        title={t`Day close`}
        lead={
          <>
            <span className="hidden print:inline">{name}, </span>
            <DateText value={day} format="full" />
          </>
        }
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <MovementsFile day={day} timezone={timezone} onOutcome={setOutcome} />
            <PrintButton />
          </div>
        }
      />
      <div className="print:hidden">
        <ParkedWork descriptors={descriptors} about={['day_closes']} />
      </div>
      <div className="flex items-end gap-2 print:hidden">
        <IconButton label={t`Day before`} onClick={() => go(addDays(day, -1))}>
          <ChevronLeft />
        </IconButton>
        <DateField label={t`Day`} value={day} max={today} onChange={go} />
        <IconButton
          label={t`Day after`}
          disabled={day >= today}
          onClick={() => go(addDays(day, 1))}
        >
          <ChevronRight />
        </IconButton>
      </div>
      {outcome !== null && (
        <Alert tone="error" live onDismiss={() => setOutcome(null)}>
          {outcome.kind === 'none' ? (
            <Trans>
              The file comes from the house, and the house does not answer. Try again when there is
              internet.
            </Trans>
          ) : (
            <Trans>
              The file is not whole: it has {outcome.rows} of {outcome.total} movements, and says so
              in its last line. Try again.
            </Trans>
          )}
        </Alert>
      )}
      <DayState shown={shown} isToday={day === today} />
      {shown.figures === undefined ? (
        <LoadingCards label={t`Loading the day…`} />
      ) : (
        <Figures shown={shown} figures={shown.figures} />
      )}
      {shown.close === null && (
        <div className="print:hidden">
          <Missing shown={shown} />
        </div>
      )}
      <CloseTheDay day={day} shown={shown} isToday={day === today} />
    </div>
  )
}

function Figures({
  shown,
  figures,
}: {
  shown: ShownDay
  figures: NonNullable<ShownDay['figures']>
}) {
  const { house, close } = shown
  const owing = house?.owing ?? close?.owing ?? null
  return (
    <>
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-2 print:gap-y-3">
        <ByMethod figures={figures} id="methods" />
        <ByCashier figures={figures} id="cashiers" />
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2 print:grid-cols-2 print:gap-y-3">
        <ByKind figures={figures} id="kinds" />
        <Receipts
          figures={figures}
          series={house?.series ?? close?.series ?? null}
          waiting={shown.from === 'device' ? shown.waitingReceipts : null}
          id="receipts"
        />
        <Tills figures={figures} id="tills" />
        {owing !== null && <LeftOpen figures={figures} owing={owing} id="left-open" />}
      </div>
      <Carried carried={house?.carried ?? close?.carried ?? []} />
      <Late late={house?.late ?? []} />
    </>
  )
}
