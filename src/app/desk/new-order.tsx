import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CHOSEN } from '#parts/desk/choose-first.tsx'
import type { OrderedFor } from '#parts/desk/service-desk.ts'
import { useNamedOperation } from '#parts/desk/use-named-operation.ts'
import { kindIcons, typeLabels } from '#parts/services.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { useMay } from '#parts/use-may.ts'
import { useOffered } from '#parts/use-offered.ts'
import { BusyText } from '#ui/busy-text.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useSaveToasts } from '#ui/use-save-toasts.ts'
import { orderable } from './services.ts'

/** In the address: the service whose dialog is open, so that a reload opens it with its draft. */
const TAKE = 'take'

/**
 * "New order": reception orders something in a guest's name. It also opens the order of this device
 * that the address names (`?order=`), to change it. Nothing for roles that may not order.
 */
export function NewOrder({ guest = null }: { guest?: OrderedFor | null }) {
  const { t, i18n } = useLingui()
  const mayOrder = useMay('reception')
  const isOffered = useOffered()
  const operations = useDeviceRows()
  const announce = useSaveToasts(operations, { ordered: t`Order created` })
  const [params, setParams] = useSearchParams()
  const { named } = useNamedOperation('order', operations)
  const [choosing, setChoosing] = useState(false)
  const offered = orderable.filter(({ kind }) => isOffered(kind))
  const changed = named && orderable.find(({ route }) => route === named.route)
  const open = changed ?? offered.find(({ kind }) => kind === params.get(TAKE))

  function take(kind: string | null) {
    setChoosing(false)
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('order')
        next.delete(CHOSEN)
        if (kind === null) next.delete(TAKE)
        else next.set(TAKE, kind)
        return next
      },
      { replace: true },
    )
  }

  if (!mayOrder) return null
  return (
    <>
      {offered.length > 0 && (
        <Button variant="secondary" icon={<Plus />} onClick={() => setChoosing(true)}>
          <Trans>New order</Trans>
        </Button>
      )}
      <Dialog
        open={choosing}
        size="sm"
        onClose={() => setChoosing(false)}
        title={t`New order`}
        description={guest?.name}
      >
        <ul className="grid grid-cols-2 gap-2">
          {offered.map(({ kind }) => {
            const Icon = kindIcons[kind]
            return (
              <li key={kind}>
                <Button variant="secondary" block icon={<Icon />} onClick={() => take(kind)}>
                  {i18n._(typeLabels[kind])}
                </Button>
              </li>
            )
          })}
        </ul>
      </Dialog>
      {open && (
        <Suspense
          fallback={
            <Dialog open title={i18n._(typeLabels[open.kind])} onClose={() => take(null)}>
              <BusyText>
                <Trans>Loading…</Trans>
              </BusyText>
            </Dialog>
          }
        >
          <open.Dialog
            key={changed ? named.id : open.kind}
            guest={guest}
            changing={changed ? named : null}
            onClose={() => take(null)}
            onSaved={(ids) => {
              take(null)
              announce(ids, 'ordered')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
