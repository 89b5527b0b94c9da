import { ContentScreen } from '#features/content/desk/screen.tsx'
import { ForRole } from '#parts/desk/for-role.tsx'

/** Website: what the house says of itself, for admins. */
export default function DeskWebsite() {
  return (
    <ForRole least="admin">
      <ContentScreen />
    </ForRole>
  )
}
