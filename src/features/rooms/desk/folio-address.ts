/** Address of a stay's bill. */
export function folioAddress(bookingId: string): string {
  return `/dashboard/stays/${encodeURIComponent(bookingId)}/folio`
}
