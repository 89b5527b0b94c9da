import { ForRole } from '#parts/desk/for-role.tsx'
import { ImportScreen } from '#features/settings/imports/screen.tsx'

/** /dashboard/settings/import */
export default function DeskImport() {
  return (
    <ForRole least="admin">
      <ImportScreen />
    </ForRole>
  )
}
