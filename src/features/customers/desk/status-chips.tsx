import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '#ui/chip-group.tsx'

/** Which state's rows are listed, each with how many there are. */
export function StatusChips<Status extends string>({
  rows,
  labels,
  value,
  onChange,
}: {
  rows: readonly { status: Status }[]
  /** In the order of the chips. */
  labels: Readonly<Record<Status, MessageDescriptor>>
  value: Status | 'all'
  onChange: (value: Status | 'all') => void
}) {
  const { t, i18n } = useLingui()
  const statuses = Object.keys(labels) as Status[]
  return (
    <ChipGroup
      label={t`Status`}
      value={value}
      onChange={onChange}
      options={[
        { value: 'all', label: t`All`, count: rows.length },
        ...statuses.map((one) => ({
          value: one,
          label: i18n._(labels[one]),
          count: rows.filter(({ status }) => status === one).length,
        })),
      ]}
    />
  )
}
