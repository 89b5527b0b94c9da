import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { promoServices, taxServices } from '#domain/settings.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SettingsFormState } from './use-settings-form.ts'

/** Settings that are lists: rows that can be added and taken away. */

interface Props {
  state: SettingsFormState
  error: string | undefined
}

function useServiceNames(): Record<(typeof taxServices)[number], string> {
  const { t } = useLingui()
  return {
    room: t`Rooms`,
    restaurant: t`Restaurant`,
    laundry: t`Laundry`,
    car: t`Cars`,
    tour: t`Tours`,
  }
}

export function PromoRows({ state: { form, set }, error }: Props) {
  const { t } = useLingui()
  const services = useServiceNames()
  const rows = form.promo_codes
  const change = (at: number, part: Partial<(typeof rows)[number]>) =>
    set(
      'promo_codes',
      rows.map((row, each) => (each === at ? { ...row, ...part } : row)),
    )
  return (
    <Rows
      id="setting-promo_codes"
      legend={t`Promo codes`}
      error={error}
      add={t`Add a promo code`}
      empty={t`No promo codes.`}
      count={rows.length}
      most={50}
      onAdd={() =>
        set('promo_codes', [
          ...rows,
          { code: '', percent: '10', cap: '', from: '', to: '', service: 'room' },
        ])
      }
      onRemove={(at) =>
        set(
          'promo_codes',
          rows.filter((_, each) => each !== at),
        )
      }
      nameOf={(at) => rows[at]?.code || t`promo code ${at + 1}`}
      render={(at) => {
        const row = rows[at]
        if (row === undefined) return null
        return (
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <TextField label={t`Code`} value={row.code} onChange={(code) => change(at, { code })} />
            <SelectField
              label={t`For`}
              value={row.service}
              options={promoServices.map((one) => ({ value: one, label: services[one] }))}
              onChange={(service) => change(at, { service: service as typeof row.service })}
            />
            <TextField
              label={t`Percent off`}
              inputMode="decimal"
              value={row.percent}
              onChange={(percent) => change(at, { percent })}
            />
            <TextField
              label={t`At most, in dollars`}
              inputMode="decimal"
              optional
              value={row.cap}
              onChange={(cap) => change(at, { cap })}
            />
            <DateField label={t`From`} value={row.from} onChange={(from) => change(at, { from })} />
            <DateField label={t`Until`} value={row.to} onChange={(to) => change(at, { to })} />
          </div>
        )
      }}
    />
  )
}

export function TaxRows({ state: { form, set }, error }: Props) {
  const { t } = useLingui()
  const services = useServiceNames()
  const rows = form.taxes
  const change = (at: number, part: Partial<(typeof rows)[number]>) =>
    set(
      'taxes',
      rows.map((row, each) => (each === at ? { ...row, ...part } : row)),
    )
  return (
    <Rows
      id="setting-taxes"
      legend={t`Taxes`}
      error={error}
      add={t`Add a tax`}
      empty={t`No taxes.`}
      count={rows.length}
      most={12}
      onAdd={() => set('taxes', [...rows, { name: '', percent: '', applies_to: ['room'] }])}
      onRemove={(at) =>
        set(
          'taxes',
          rows.filter((_, each) => each !== at),
        )
      }
      nameOf={(at) => rows[at]?.name || t`tax ${at + 1}`}
      render={(at) => {
        const row = rows[at]
        if (row === undefined) return null
        return (
          <div className="grid gap-3">
            <div className="grid grid-cols-2 gap-3">
              <TextField
                label={t`Name`}
                value={row.name}
                onChange={(name) => change(at, { name })}
              />
              <TextField
                label={t`Percent`}
                inputMode="decimal"
                value={row.percent}
                onChange={(percent) => change(at, { percent })}
              />
            </div>
            <fieldset aria-label={t`Contained in`} className="flex flex-wrap gap-2">
              {taxServices.map((one) => {
                const on = row.applies_to.includes(one)
                return (
                  <Chip
                    key={one}
                    pressed={on}
                    onClick={() =>
                      change(at, {
                        applies_to: taxServices.filter((each) =>
                          each === one ? !on : row.applies_to.includes(each),
                        ),
                      })
                    }
                  >
                    {services[one]}
                  </Chip>
                )
              })}
            </fieldset>
          </div>
        )
      }}
    />
  )
}

export function CounterRows({ state: { form, set }, error }: Props) {
  const { t } = useLingui()
  const rows = form.overview_counters
  const change = (at: number, part: Partial<(typeof rows)[number]>) =>
    set(
      'overview_counters',
      rows.map((row, each) => (each === at ? { ...row, ...part } : row)),
    )
  return (
    <Rows
      id="setting-overview_counters"
      legend={t`Shown below the day’s work`}
      error={error}
      add={t`Add a counter`}
      empty={t`No counters.`}
      count={rows.length}
      most={6}
      onAdd={() => set('overview_counters', [...rows, { label: '', count: '0' }])}
      onRemove={(at) =>
        set(
          'overview_counters',
          rows.filter((_, each) => each !== at),
        )
      }
      nameOf={(at) => rows[at]?.label || t`counter ${at + 1}`}
      render={(at) => {
        const row = rows[at]
        if (row === undefined) return null
        return (
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={t`Name`}
              value={row.label}
              onChange={(label) => change(at, { label })}
            />
            <TextField
              label={t`Count`}
              inputMode="numeric"
              value={row.count}
              onChange={(count) => change(at, { count })}
            />
          </div>
        )
      }}
    />
  )
}

function Rows({
  id,
  legend,
  error,
  add,
  empty,
  count,
  most,
  onAdd,
  onRemove,
  nameOf,
  render,
}: {
  id: string
  legend: string
  error: string | undefined
  add: string
  empty: string
  count: number
  most: number
  onAdd: () => void
  onRemove: (at: number) => void
  nameOf: (at: number) => string
  render: (at: number) => ReactNode
}) {
  const { t } = useLingui()
  return (
    <div id={id} tabIndex={-1} className="min-w-0 outline-none sm:col-span-2">
      <Fieldset legend={legend}>
        {count === 0 && <p className="text-ink-soft">{empty}</p>}
        <ul className="grid gap-3 empty:hidden">
          {Array.from({ length: count }, (_, at) => (
            <li
              // Rows have no names of their own until they are saved; none is moved.
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-sm border border-line p-3"
            >
              {render(at)}
              <IconButton label={t`Remove ${nameOf(at)}`} onClick={() => onRemove(at)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
        {error && (
          <p role="alert" className="text-sm text-error">
            {error}
          </p>
        )}
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          disabled={count >= most}
          onClick={onAdd}
          className="w-fit"
        >
          {add}
        </Button>
        {count >= most && (
          <p className="text-sm text-ink-soft">
            <Trans>There is room for {most}.</Trans>
          </p>
        )}
      </Fieldset>
    </div>
  )
}
