import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Entry } from '#parts/desk/catalogue/entry.ts'
import { CatalogueScreen } from '#parts/desk/catalogue/screen.tsx'
import { inMenuOrder } from '#parts/desk/catalogue/select.ts'
import { useMay } from '#parts/use-may.ts'
import { DrawnBasket } from '#ui/drawings.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { itemKind } from '../offer.ts'

const descriptionOf = ({ description }: Entry) => description

/** Restaurant Menu (spec 3 §2.6). */
export default function MenuScreen({ decisions }: { decisions: ReactNode }) {
  const { t } = useLingui()
  // An admin changes it in the dialog, with the other fields.
  const isAdmin = useMay('admin')
  return (
    <CatalogueScreen
      kind={itemKind}
      title={t`Restaurant Menu`}
      className="max-w-5xl"
      decisions={decisions}
      labels={{
        total: t`Total items`,
        available: t`Available items`,
        search: t`Search the menu`,
        loading: t`Loading the menu…`,
        list: t`Menu items`,
        entry: t`Item`,
        price: t`Price`,
        noneFound: t`No items found.`,
        noCategory: t`No categories yet...`,
        categoryFirst: t`Create a category first`,
      }}
      picture={<DrawnBasket />}
      renderFigure={(categories) => <StatTile label={t`Categories`} value={categories.length} />}
      searched={descriptionOf}
      sort={inMenuOrder}
      renderDetails={({ description }) =>
        description !== '' && <p className="line-clamp-2">{description}</p>
      }
      columns={[{ key: 'category', header: t`Category`, render: ({ category }) => category }]}
      withoutSwitch={isAdmin}
    />
  )
}
