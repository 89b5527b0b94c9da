import { useLingui } from '@lingui/react/macro'
import { pictureUrl } from '#offline/link/base.ts'
import { Card, CardTitle } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/shown-currency.tsx'
import type { Item } from '../data.ts'
import { DishQuantity } from '../parts/dish-quantity.tsx'

/** A dish of the menu: a row with a small picture on phones, above it with large text; a card from 640 px. */
export function DishCard({
  item,
  quantity,
  wanted,
  readOnly,
  onQuantity,
}: {
  item: Item
  quantity: number
  /** The one the guest came for. */
  wanted: boolean
  readOnly: boolean
  onQuantity: (quantity: number) => void
}) {
  const { t } = useLingui()
  const { name } = item
  return (
    <Card
      as="article"
      padding="none"
      className={cx(
        'flex h-full flex-wrap sm:flex-col sm:flex-nowrap',
        (wanted || quantity > 0) && 'border-primary!',
      )}
    >
      <Picture
        src={pictureUrl(item.imagePath)}
        alt=""
        ratio="4/3"
        className="aspect-auto! min-h-24 grow basis-26 max-sm:*:absolute sm:aspect-4/3! sm:min-h-0 sm:grow-0 sm:basis-auto"
      />
      <div className="flex min-w-0 grow-999 basis-44 flex-col gap-1.5 p-3 sm:basis-0 sm:p-4">
        <CardTitle>{name}</CardTitle>
        {item.description !== null && <p className="line-clamp-3 note">{item.description}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1.5">
          <Price cents={item.priceCents} className="font-semibold" />
          {!readOnly && (
            <DishQuantity
              label={t`Quantity of ${name}`}
              addLabel={t`Add ${name}`}
              quantity={quantity}
              onQuantity={onQuantity}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
